import type { Row } from '../../../db/schema.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import type { Tx } from '../../../db/database.ts';
import { dealerRecipient, type AuctionParts } from '../auctions/close.ts';
import { listBidders } from '../auctions/queries.ts';
import { messageFacts, subjectOf } from '../subject.ts';

/** Minimum time between two notices to a dealer who is outbid. */
const OUTBID_PAUSE_MS = 10 * 60 * 1000;

/** Tells a dealer that another one leads now, if they were not told so a moment ago. */
export async function tellOutbid(
  services: AuctionParts,
  tx: Tx,
  auction: Row<'auctions'>,
  tradeIn: Row<'trade_ins'>,
  dealerId: string,
  cents: number,
): Promise<void> {
  const now = services.clock.now();
  const pauseFrom = new Date(now.getTime() - OUTBID_PAUSE_MS);
  const notified = await tx
    .updateTable('auction_bidders')
    .set({ outbid_told_at: now })
    .where('auction_id', '=', auction.id)
    .where('dealer_id', '=', dealerId)
    .where((eb) => eb.or([eb('outbid_told_at', 'is', null), eb('outbid_told_at', '<=', pauseFrom)]))
    .returning('dealer_id')
    .executeTakeFirst();
  if (!notified) return;
  const [[outbid], subject] = await Promise.all([
    listBidders(tx, auction.id, dealerId),
    subjectOf(tx, tradeIn.request_id),
  ]);
  if (!outbid) return;
  const { currency_code: currency, end_time: time } = auction;
  const facts = messageFacts(subject, { cents, currency, time });
  const about = { partnerId: auction.partner_id, auctionId: auction.id };
  await queueAuctionMessages(services, tx, about, [
    dealerRecipient(services, outbid, 'AUCTION_OUTBID', facts),
  ]);
}
