import type { Row } from '../../db/schema.ts';
import { judgeRepeat } from '../../domain/sendingRules.ts';
import { quotaExceeded } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/**
 * Counts a resend or follow-up of a locked request, in the same transaction.
 * @param isResend whether the same message goes out once more
 * @throws Problem 429 QUOTA_EXCEEDED, within a minute of the last time (for a resend also of the first
 * sending, unless that failed or went to an address that was corrected since) and after five in a day
 */
export async function countRepeat(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  request: Row<'requests'>,
  isResend = false,
): Promise<void> {
  const now = clock.now();
  const firstAt = isResend && (await hasGot(tx, request)) ? request.inserted_at : null;
  const verdict = judgeRepeat(request, now, firstAt);
  if (verdict.kind === 'refused') throw quotaExceeded(verdict, now);
  await tx.updateTable('requests').set(verdict.counted).where('id', '=', request.id).execute();
}

/** Whether the customer's newest message went, or is on its way, to where they are reached now. */
async function hasGot(tx: Tx, request: Row<'requests'>): Promise<boolean> {
  const { delivery, delivery_id: id, phone, email } = request;
  if (delivery === null || delivery === 'FAILED' || id === null) return false;
  const message = await tx
    .selectFrom('outbox')
    .where('id', '=', id)
    .select('recipient')
    .executeTakeFirst();
  return message?.recipient === (phone ?? email);
}
