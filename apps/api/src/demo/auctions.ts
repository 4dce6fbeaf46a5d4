import { DAY_MS, defaultAuctionRules, HOUR_MS } from '@forecourt/contract';
import type { Random } from '@forecourt/contract/fixtures';
import type { AuctionStatus } from '../db/schema.ts';
import type { Outcome } from './plan.ts';
import { demoId } from './random.ts';
import type { WrittenRequest } from './requests.ts';
import type { DemoRows } from './rows.ts';

const DURATION_MS = DAY_MS;
const INVITED = 8;
const MIN_RAISE = defaultAuctionRules.min_raise * 100;

/** An auction of the demo. */
export interface AuctionPlan {
  status: AuctionStatus;
  bids: number;
  /** Hours since its end; negative while it still runs. */
  ended: number;
}

/** The leading bid of an auction; money in cents. */
export interface BestBid {
  value: number;
  dealerId: string;
  comment: string | null;
  end: Date;
}

const AUCTIONS: Partial<Record<Outcome, AuctionPlan>> = {
  AUCTION_RUNNING: { status: 'RUNNING', bids: 4, ended: -19 },
  AUCTION_WON: { status: 'ACCEPTED', bids: 6, ended: 52 },
  AUCTION_LOST: { status: 'DECLINED', bids: 3, ended: 76 },
  AUCTION_WITHOUT_OFFERS: { status: 'NO_OFFERS', bids: 0, ended: 30 },
  AUCTION_AWAITING_OWNER: { status: 'AWAITING_OWNER', bids: 5, ended: 5 },
  AUCTION_EXPIRED: { status: 'EXPIRED', bids: 2, ended: 9 * 24 },
  AUCTION_CANCELLED: { status: 'CANCELLED', bids: 2, ended: 40 },
  DEAL_UNANSWERED: { status: 'ACCEPTED', bids: 4, ended: 26 },
  DEAL_HANDOVER: { status: 'ACCEPTED', bids: 5, ended: 60 },
  DEAL_SOLD: { status: 'ACCEPTED', bids: 3, ended: 8 * 24 },
  DEAL_DEALER_WITHDREW: { status: 'FELL_THROUGH', bids: 4, ended: 30 },
  DEAL_OWNER_WITHDREW: { status: 'FELL_THROUGH', bids: 2, ended: 44 },
  DEAL_NO_ANSWER: { status: 'FELL_THROUGH', bids: 5, ended: 8 * 24 },
  DEAL_SECOND_CHANCE: { status: 'FELL_THROUGH', bids: 6, ended: 50 },
};

/** The auction that an outcome needs, if any. */
export function auctionPlan(outcome: Outcome): AuctionPlan | null {
  return AUCTIONS[outcome] ?? null;
}

/** When the auction of an outcome began; its report was submitted before that. */
export function auctionStart(outcome: Outcome, now: Date): Date | null {
  const plan = auctionPlan(outcome);
  return plan && new Date(now.getTime() - plan.ended * HOUR_MS - DURATION_MS);
}

/** Writes an auction with its bids, each above the one before. */
export function addAuction(
  rows: DemoRows,
  random: Random,
  { tenant }: WrittenRequest,
  tradeInId: string,
  plan: AuctionPlan,
  expected: number,
): BestBid | null {
  const id = demoId(random);
  const end = new Date(random.now.getTime() - plan.ended * HOUR_MS);
  const start = new Date(end.getTime() - DURATION_MS);
  const invited = tenant.dealerIds.slice(0, INVITED);
  const common = { partner_id: tenant.id, auction_id: id };
  const runs = plan.status === 'RUNNING';
  let best: BestBid | null = null;
  let value = Math.round((expected * 0.8) / 10_000) * 10_000;
  const until = Math.min(end.getTime(), random.now.getTime());
  for (let index = 0; index < plan.bids; index++) {
    // in the running auction a dealer's limit answers the last bid
    const isAutomatic = runs && index > 1 && index === plan.bids - 1;
    const dealerId = invited[((isAutomatic ? index - 2 : index) * 3) % invited.length] ?? null;
    if (!dealerId) break;
    const raise = random.int(1, 8) * 10_000;
    value += isAutomatic ? MIN_RAISE : raise;
    const comment = index === 0 ? 'Can collect tomorrow.' : null;
    best = { value, dealerId, comment, end };
    const at = start.getTime() + ((until - start.getTime()) * (index + 1)) / (plan.bids + 1);
    rows.bids.push({
      id: demoId(random),
      ...common,
      dealer_id: dealerId,
      seq: index + 1,
      value_cents: value,
      automatic: isAutomatic,
      tie_order: -(index + 1),
      comment,
      inserted_at: new Date(Math.floor(at)),
    });
  }
  if (runs && best) addLimit(rows, common, best);
  const cancelled = plan.status === 'CANCELLED';
  const over = plan.status !== 'RUNNING';
  rows.auctions.push({
    id,
    partner_id: tenant.id,
    trade_in_id: tradeInId,
    currency_code: 'USD',
    start_time: start,
    end_time: end,
    inserted_at: start,
    min_bid_cents: Math.round((expected * 0.7) / 10_000) * 10_000,
    min_raise_cents: MIN_RAISE,
    ...(runs ? specialRules(expected) : {}),
    status: plan.status,
    winner_dealer_id: over && !cancelled ? (best?.dealerId ?? null) : null,
    requirements: 'Collection within a week, payment on the day.',
    cancel_reason: cancelled ? 'The owner has sold the car elsewhere.' : null,
    closed_at: over ? new Date(cancelled ? end.getTime() - 6 * HOUR_MS : end) : null,
    // the deal says so, where there is one
    dealer_continues: null,
    created_by: tenant.staffId,
  });
  for (const dealer_id of invited) {
    const first = rows.bids.find((bid) => bid.auction_id === id && bid.dealer_id === dealer_id);
    const opened_at = first ? new Date(Number(first.inserted_at) - HOUR_MS / 12) : null;
    const seat = { ...common, dealer_id, opened_at, inserted_at: start };
    rows.auction_bidders.push({ id: demoId(random), ...seat });
  }
  return best;
}

/** The running auction shows what rules there are: a reserve that is met, limits, late bids. */
function specialRules(expected: number) {
  return {
    reserve_cents: Math.round((expected * 0.8) / 10_000) * 10_000,
    extension: true,
    proxy_bids: true,
  };
}

/** The leader's limit, given with the bid before the automatic one. */
function addLimit(
  rows: DemoRows,
  common: { partner_id: string; auction_id: string },
  { dealerId, value }: BestBid,
): void {
  const own = rows.bids.filter(
    (one) => one.auction_id === common.auction_id && one.dealer_id === dealerId && !one.automatic,
  );
  const given = own.at(-1);
  if (!given) return;
  rows.bid_limits.push({
    ...common,
    dealer_id: dealerId,
    limit_cents: value + 6 * MIN_RAISE,
    trade_for_new: false,
    comment: null,
    holds_days: null,
    updated_at: given.inserted_at,
  });
}
