import { amount } from '../../../domain/money.ts';
import { judgeBid, type BidVerdict } from '../../../domain/auction/judgeBid.ts';
import { invalidFormat } from '../../../domain/errors.ts';
import type { Row } from '../../../db/schema.ts';
import { notFound, Problem } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import { notifyConcerned } from '../../notifications/notifyConcerned.ts';
import { lastEntry } from '../audit.ts';
import { closeIfDue, type AuctionParts } from '../auctions/close.ts';
import { endAtOnce, extendByBid } from '../auctions/moveEnd.ts';
import { bestOf } from '../dealers/dealerView.ts';
import type { Bidding } from '../dealers/dealerLink.ts';
import { factsOf } from '../auctions/facts.ts';
import {
  findAuctionState,
  listOwnBids,
  lockTradeIn,
  type AuctionState,
} from '../auctions/queries.ts';
import { ruled } from '../auctions/ruled.ts';
import { findLimitTerms, keepLimit } from './limits.ts';
import { tellOutbid } from './outbid.ts';
import { recordSteps, type Terms } from './recordSteps.ts';

/** A submitted bid; money in cents. */
export interface Bid extends Terms {
  cents: number;
  /** Up to which amount the server bids for the dealer; null without such a limit. */
  upTo: number | null;
  buyNow: boolean;
  callId: string;
}

/** An accepted bid, and the auction's state with it. */
interface TakenBid {
  /** The dealer's best bid now. */
  taken: Row<'bids'>;
  state: AuctionState;
}

type Taken = Extract<BidVerdict, { kind: 'taken' }>;

/**
 * Accepts a bid, in `tx`: one at a time for each car, judged by the server's clock once the lock is
 * held. With it goes all that the rules make of it: what the server bids for others, a later end, or
 * the end at once.
 * @throws Problem 409 AUCTION_ENDED, BUY_NOW_GONE, or OFFER_TOO_LOW with the lowest amount that would
 * be accepted; 422 for a bid that the auction's rules do not know
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
  const { dealer_id: dealerId } = bidder;
  const own = await ownBidsFor(tx, state, dealerId, bid);
  const now = services.clock.now();
  const verdict = taken(judge(state, dealerId, bestOf(own), bid, now), bid);
  const leader = best?.dealer_id;
  const limits = verdict.steps.some((step) => step.automatic && step.dealerId === leader);
  const leadersTerms = limits && leader ? await findLimitTerms(tx, auction.id, leader) : undefined;
  const recorded = await recordSteps(tx, tradeIn, last, {
    auction,
    end: verdict.newEnd ?? auction.end_time,
    count,
    best: best?.value_cents ?? null,
    steps: verdict.steps,
    termsOf: (id) => (id === dealerId ? bid : (leadersTerms ?? NO_TERMS)),
    now,
    callId: bid.callId,
    action: verdict.buysNow ? 'BUY_NOW' : 'BID',
  });
  if (recorded.bids.length > 0) {
    const { request_id: requestId } = tradeIn;
    const times = recorded.bids.length;
    await notifyConcerned(services, tx, { kind: 'BIDS', requestId, subjectId: auction.id, times });
  }
  if (bid.upTo !== null) {
    const { callId, upTo: cents } = bid;
    const given = { auction, dealerId, cents, terms: bid, now, callId };
    await keepLimit(tx, tradeIn, recorded.last, given);
  }
  const after = await follow(services, tx, tradeIn, state, recorded.bids, verdict, bid);
  const newest = recorded.bids.findLast((one) => one.dealer_id === dealerId) ?? own[0];
  if (!newest) throw new Error('A bid left nothing behind');
  return { taken: newest, state: after };
}

const NO_TERMS: Terms = { comment: null, tradeForNew: false, expiresInDays: null };

/** The dealer's own bids, where the judgement or the answer needs them. */
async function ownBidsFor(tx: Tx, { auction, best }: AuctionState, dealerId: string, bid: Bid) {
  const mayLeavePrice = bid.upTo !== null && best?.dealer_id === dealerId;
  return auction.sealed || mayLeavePrice ? listOwnBids(tx, auction.id, dealerId) : [];
}

function judge(
  { auction, best, leaderLimit }: AuctionState,
  dealerId: string,
  ownBest: number | null,
  { cents, upTo, buyNow }: Bid,
  now: Date,
): BidVerdict {
  const facts = {
    ...factsOf(auction, best),
    rules: ruled(auction),
    extensions: auction.extensions,
    bought: auction.bought_at !== null,
  };
  const leading = best && {
    dealerId: best.dealer_id,
    cents: best.value_cents,
    limit: Math.max(best.value_cents, leaderLimit ?? 0),
  };
  return judgeBid(facts, { best: leading, ownBest }, { dealerId, cents, upTo, buyNow }, now);
}

/** @throws Problem as `placeBid` */
function taken(verdict: BidVerdict, { buyNow }: Bid): Taken {
  if (verdict.kind === 'taken') return verdict;
  if (verdict.kind === 'wrong-field') throw invalidFormat(verdict.field);
  if (verdict.kind === 'ended') {
    throw new Problem(409, buyNow && verdict.bought ? 'BUY_NOW_GONE' : 'AUCTION_ENDED');
  }
  throw new Problem(409, 'OFFER_TOO_LOW', { extra: { minimum: amount(verdict.minimum) } });
}

/** What a bid leads to: another end, whom to tell, and what everybody sees. */
async function follow(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  state: AuctionState,
  bids: readonly Row<'bids'>[],
  { newEnd, buysNow }: Taken,
  bid: Bid,
): Promise<AuctionState> {
  const { auction, best: before, leaderLimit } = state;
  if (buysNow) {
    await endAtOnce(tx, auction, services.clock.now());
    await closeIfDue(services, tx, tradeIn, auction.id);
    return (await findAuctionState(tx, auction.id)) ?? state;
  }
  const moved = newEnd ? await extendByBid(services, tx, tradeIn, auction, newEnd) : auction;
  // that the leader goes further than before is nobody's business
  if (bids.length > 0) {
    await services.realtime.auctionChanged(tx, auction.id, { dealers: !auction.sealed });
  }
  if (auction.sealed) return (await findAuctionState(tx, auction.id)) ?? state;
  // in an open auction the last bid leads
  const best = bids.at(-1) ?? before;
  const isNew = best?.dealer_id !== before?.dealer_id;
  if (before && best && isNew) {
    await tellOutbid(services, tx, moved, tradeIn, before.dealer_id, best.value_cents);
  }
  return {
    ...state,
    auction: moved,
    count: state.count + bids.length,
    best,
    leaderLimit: isNew || bid.upTo !== null ? bid.upTo : leaderLimit,
  };
}
