import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { addEvent, CUSTOMER } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { lockTradeIn } from '../auctions/queries.ts';
import { isPending } from './presenter.ts';

/** Records, once per offer, that the owner has opened the page on which it waits for them. */
export async function recordOpening(
  { clock, db, realtime }: Pick<Services, 'clock' | 'db' | 'realtime'>,
  request: Row<'requests'>,
): Promise<void> {
  const now = clock.now();
  const isNew = (row: Row<'trade_ins'> | undefined) =>
    row !== undefined && row.offer_opened_at === null && isPending(row, now);
  const find = (tx: Tx) =>
    tx.selectFrom('trade_ins').where('request_id', '=', request.id).selectAll().executeTakeFirst();
  const known = await db.read([request.partner_id], find);
  if (!known || !isNew(known)) return;
  await db.scoped([request.partner_id], async (tx) => {
    const tradeIn = await lockTradeIn(tx, known.id);
    if (!tradeIn || !isNew(tradeIn)) return;
    await tx
      .updateTable('trade_ins')
      .set({ offer_opened_at: now })
      .where('id', '=', tradeIn.id)
      .execute();
    await addEvent(tx, request, 'OFFER_OPENED', CUSTOMER, now);
    await announceOffers({ realtime }, tx, request);
  });
}
