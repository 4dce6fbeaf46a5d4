import { newId } from '../../../domain/id.ts';
import { amount } from '../../../domain/money.ts';
import { judgeBid } from '../../../domain/auctionRules.ts';
import type { Row } from '../../../db/schema.ts';
import { notFound, Problem } from '../../../http/problem.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import type { Tx } from '../../../db/database.ts';
import { auditAfter, lastEntry } from '../audit.ts';
import { dealerRecipient, type AuctionParts } from '../auctions/close.ts';
import type { Bidding } from '../dealers/dealerLink.ts';
import { factsOf } from '../auctions/presenter.ts';
import {
  findAuctionState,
  listBidders,
  lockTradeIn,
  type AuctionState,
} from '../auctions/queries.ts';
import { placeholdersOf, subjectOf } from '../subject.ts';

/** Minimum time between two notices to a dealer who is outbid. */
const OUTBID_PAUSE_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A submitted bid; money in cents. */
export interface Bid {
  cents: number;
  comment: string | null;
  tradeForNew: boolean;
  /** Days after the auction's end; the bid is valid at least as long as the auction requires. */
  expiresInDays: number | null;
  callId: string;
}

/** An accepted bid, and the auction's state with it. */
interface TakenBid {
  taken: Row<'bids'>;
  state: AuctionState;
}

/**
 * Accepts a bid, in `tx`: one at a time for each car, judged by the server's clock once the lock is
 * held.
 * @throws Problem 409 AUCTION_ENDED, or OFFER_TOO_LOW with the lowest amount that would be accepted
 */
export async function placeBid(
  services: AuctionParts,
  tx: Tx,
  { bidder, tradeInId }: Bidding,
  bid: Bid,
): Promise<TakenBid> {
  // Pipelined, but executed in order: the later statements read what the lock protects.
  const [tradeIn, state, last] = await Promise.all([
    lockTradeIn(tx, tradeInId),
    findAuctionState(tx, bidder.auction_id),
    lastEntry(tx, tradeInId),
  ]);
  if (!tradeIn || !state) throw notFound();
  const { auction, count, best } = state;
  const now = services.clock.now();
  const facts = { count, best: best?.value_cents ?? null };
  const verdict = judgeBid(factsOf(auction), facts, bid.cents, now);
  if (verdict.kind === 'ended') throw new Problem(409, 'AUCTION_ENDED');
  if (verdict.kind === 'too-low') {
    throw new Problem(409, 'OFFER_TOO_LOW', { extra: { minimum: amount(verdict.minimum) } });
  }
  const days = bid.expiresInDays ?? 0;
  const longer = days > auction.validity_days;
  const taken: Row<'bids'> = {
    id: newId(now),
    partner_id: auction.partner_id,
    auction_id: auction.id,
    dealer_id: bidder.dealer_id,
    seq: count + 1,
    value_cents: bid.cents,
    comment: bid.comment,
    trade_for_new: bid.tradeForNew,
    inserted_at: now,
    expires_at: longer ? new Date(auction.end_time.getTime() + days * DAY_MS) : null,
  };
  await Promise.all([
    tx.insertInto('bids').values(taken).execute(),
    auditAfter(tx, last, tradeIn, 'BID', {
      actor: { kind: 'DEALER', id: bidder.dealer_id },
      at: now,
      callId: bid.callId,
      cents: bid.cents,
      currency: auction.currency_code,
      auctionId: auction.id,
      before: best ? String(best.value_cents) : null,
      after: String(bid.cents),
    }),
    services.realtime.auctionChanged(tx, auction.id),
  ]);
  if (best && best.dealer_id !== bidder.dealer_id) {
    await tellOutbid(services, tx, auction, tradeIn, best.dealer_id, bid.cents);
  }
  return { taken, state: { ...state, count: taken.seq, best: taken } };
}

async function tellOutbid(
  services: AuctionParts,
  tx: Tx,
  auction: Row<'auctions'>,
  tradeIn: Row<'trade_ins'>,
  dealerId: string,
  cents: number,
): Promise<void> {
  const now = services.clock.now();
  const pauseFrom = new Date(now.getTime() - OUTBID_PAUSE_MS);
  const told = await tx
    .updateTable('auction_bidders')
    .set({ outbid_told_at: now })
    .where('auction_id', '=', auction.id)
    .where('dealer_id', '=', dealerId)
    .where((eb) => eb.or([eb('outbid_told_at', 'is', null), eb('outbid_told_at', '<=', pauseFrom)]))
    .returning('dealer_id')
    .executeTakeFirst();
  if (!told) return;
  const [[outbid], subject] = await Promise.all([
    listBidders(tx, auction.id, dealerId),
    subjectOf(tx, tradeIn.request_id),
  ]);
  if (!outbid) return;
  const { currency_code: currency, end_time: time } = auction;
  const facts = placeholdersOf(subject, { cents, currency, time });
  const about = { partnerId: auction.partner_id, auctionId: auction.id };
  await queueAuctionMessages(services, tx, about, [
    dealerRecipient(services, outbid, 'AUCTION_OUTBID', facts),
  ]);
}
