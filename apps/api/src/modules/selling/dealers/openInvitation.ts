import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { findDealer } from '../../reports/queries.ts';
import { addEvent } from '../../requests/transition.ts';
import { lockTradeIn } from '../auctions/queries.ts';
import { subjectOf } from '../subject.ts';
import type { Bidding } from './dealerLink.ts';

/** Records, once per invitation, that the dealer looks at the page of the auction. */
export async function recordInvitationOpened(
  { clock, db, realtime }: Pick<Services, 'clock' | 'db' | 'realtime'>,
  { bidder, tradeInId }: Bidding,
): Promise<void> {
  const { id, auction_id: auctionId, dealer_id: dealerId, partner_id: partnerId } = bidder;
  const isOpened = async (tx: Tx) => {
    const query = tx.selectFrom('auction_bidders').where('id', '=', id).select('opened_at');
    return (await query.executeTakeFirst())?.opened_at !== null;
  };
  if (await db.read([partnerId], isOpened)) return;
  await db.scoped([partnerId], async (tx) => {
    const tradeIn = await lockTradeIn(tx, tradeInId);
    if (!tradeIn || (await isOpened(tx))) return;
    const now = clock.now();
    await tx.updateTable('auction_bidders').set({ opened_at: now }).where('id', '=', id).execute();
    const { request } = await subjectOf(tx, tradeIn.request_id);
    const detail = (await findDealer(tx, dealerId))?.name;
    await addEvent(tx, request, 'INVITATION_OPENED', { kind: 'DEALER' }, now, { detail });
    await realtime.auctionMessagesChanged(tx, auctionId);
    await realtime.reportChanged(tx, request, 'AUCTION');
  });
}
