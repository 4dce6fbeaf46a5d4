import type { Row } from '../../db/schema.ts';
import { judgeRepeat } from '../../domain/sendingRules.ts';
import { quotaExceeded } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/**
 * Counts a resend or follow-up of a locked request, in the same transaction.
 * @throws Problem 429 QUOTA_EXCEEDED, within a minute of the last time and after five in a day
 */
export async function countRepeat(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  request: Row<'requests'>,
): Promise<void> {
  const now = clock.now();
  const verdict = judgeRepeat(request, now);
  if (verdict.kind === 'refused') throw quotaExceeded(verdict, now);
  await tx.updateTable('requests').set(verdict.counted).where('id', '=', request.id).execute();
}
