import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { addEvent, announce, CUSTOMER } from '../requests/transition.ts';
import { isShown } from './presenter.ts';
import { findConclusionOf, lockConclusion, saveConclusion } from './queries.ts';

/** Records, once per conclusion, that the customer has opened the page with it; the request is locked. */
export async function recordConclusionOpened(
  { clock, realtime }: Pick<Services, 'clock' | 'realtime'>,
  tx: Tx,
  request: Row<'requests'>,
): Promise<void> {
  if (request.status === 'ARCHIVED') return;
  const known = await findConclusionOf(tx, request);
  const row = known && (await lockConclusion(tx, known.id))?.row;
  if (!row || row.told_opened_at || !isShown(request, row)) return;
  const now = clock.now();
  await saveConclusion(tx, row, { told_opened_at: now, updated_at: now });
  await addEvent(tx, request, 'CONCLUSION_OPENED', CUSTOMER, now);
  await announce(realtime, tx, request);
  await realtime.reportChanged(tx, request, 'CONCLUSION');
}
