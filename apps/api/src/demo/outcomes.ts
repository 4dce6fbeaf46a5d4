import type { Random } from '@forecourt/contract/fixtures';
import type { AuctionStatus } from '../db/schema.ts';
import type { Outcome } from './plan.ts';
import { demoId } from './random.ts';
import type { WrittenRequest } from './requests.ts';
import type { DemoRows } from './rows.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Numbers of the conclusions of claims and inspections (design §7). */
const CONCLUSIONS: Partial<Record<Outcome, number>> = {
  IN_PROGRESS: 1,
  ESTIMATE_SENT: 2,
  REPAIRABLE: 3,
  INSPECTED: 4,
  NEEDS_EXTRA_INSPECTION: 5,
};

interface AuctionPlan {
  status: AuctionStatus;
  bids: number;
  /** Hours from its end to now; negative when it still runs. */
  ended: number;
}

const AUCTIONS: Partial<Record<Outcome, AuctionPlan>> = {
  AUCTION_RUNNING: { status: 'RUNNING', bids: 4, ended: -19 },
  AUCTION_WON: { status: 'ACCEPTED', bids: 6, ended: 52 },
  AUCTION_LOST: { status: 'DECLINED', bids: 3, ended: 76 },
  AUCTION_WITHOUT_OFFERS: { status: 'NO_OFFERS', bids: 0, ended: 30 },
  AUCTION_AWAITING_OWNER: { status: 'AWAITING_OWNER', bids: 5, ended: 5 },
};

/** Writes what belongs to the flow of a request, and what has become of its car. */
export function addOutcome(
  rows: DemoRows,
  random: Random,
  request: WrittenRequest,
  outcome: Outcome | null,
): void {
  const base = { id: demoId(random), partner_id: request.tenant.id, request_id: request.id };
  const made = request.steps[0]?.at ?? random.now;
  const status = (outcome && CONCLUSIONS[outcome]) ?? 0;
  switch (request.flow) {
    case 'TRADE':
      return addTradeIn(rows, random, request, base, outcome);
    case 'CLAIM': {
      const known = request.status === 'COMPLETED';
      rows.claims.push({
        ...base,
        claim_type: known ? random.pick(['Collision', 'Parking damage', 'Hail', 'Glass']) : null,
        reported: made,
        damage_description: known ? random.pick(DAMAGES) : null,
        insurer_name: random.pick(['Harbour Insurance', 'Baltic Mutual', 'Northern Cover']),
        status,
        updated_at: made,
      });
      return;
    }
    case 'INSPECT': {
      const { name, email, phone } = request.person;
      const known = request.status === 'COMPLETED';
      const driver = known ? { driver_name: name, driver_email: email, driver_phone: phone } : {};
      rows.inspects.push({ ...base, ...driver, status, updated_at: made });
      return;
    }
  }
}

function addTradeIn(
  rows: DemoRows,
  random: Random,
  request: WrittenRequest,
  base: { id: string; partner_id: string; request_id: string },
  outcome: Outcome | null,
): void {
  const { tenant, steps } = request;
  const expected = random.int(40, 380) * 10_000;
  const auction = outcome && AUCTIONS[outcome];
  const best = auction ? addAuction(rows, random, request, base.id, auction, expected) : null;
  const offered =
    outcome === 'OFFER_MADE' || outcome === 'OFFER_ACCEPTED' || outcome === 'OFFER_DECLINED';
  const decided = best ?? (offered ? { value: Math.round(expected * 0.94), dealerId: null } : null);
  const finished = steps.at(-1)?.at ?? random.now;
  const at = new Date(Math.min(finished.getTime() + 6 * HOUR_MS, random.now.getTime() - HOUR_MS));
  const accepted =
    outcome === 'OFFER_ACCEPTED' || outcome === 'AUCTION_WON'
      ? true
      : outcome === 'OFFER_DECLINED' || outcome === 'AUCTION_LOST'
        ? false
        : null;
  rows.trade_ins.push({
    ...base,
    expected_price_cents: request.status === 'COMPLETED' ? expected : null,
    ...(decided && auction?.status !== 'RUNNING'
      ? {
          offer_value_cents: decided.value,
          offer_currency: 'USD' as const,
          offer_accepted: accepted,
          offer_trade_for_new: random.chance(0.2),
          offer_comment: random.chance(0.5) ? 'Includes collection from your door.' : null,
          offered_by: decided.dealerId ? null : tenant.staffId,
          offer_dealer_id: decided.dealerId,
          offer_set_timestamp: at,
          offer_expires_at: new Date(at.getTime() + 7 * DAY_MS),
          offer_answered_at: accepted === null ? null : random.now,
        }
      : {}),
    inserted_at: steps[0]?.at ?? random.now,
  });
}

/** Writes an auction with its bids, each above the one before. */
function addAuction(
  rows: DemoRows,
  random: Random,
  { tenant }: WrittenRequest,
  tradeInId: string,
  plan: AuctionPlan,
  expected: number,
): { value: number; dealerId: string | null } | null {
  const id = demoId(random);
  const end = new Date(random.now.getTime() - plan.ended * HOUR_MS);
  const start = new Date(end.getTime() - DAY_MS);
  const invited = tenant.dealerIds.slice(0, 8);
  const common = { partner_id: tenant.id, auction_id: id };
  let best: { value: number; dealerId: string | null } | null = null;
  let value = Math.round((expected * 0.8) / 10_000) * 10_000;
  const until = Math.min(end.getTime(), random.now.getTime());
  for (let index = 0; index < plan.bids; index++) {
    const dealerId = invited[(index * 3) % invited.length] ?? null;
    if (!dealerId) break;
    value += random.int(1, 8) * 10_000;
    best = { value, dealerId };
    const at = start.getTime() + ((until - start.getTime()) * (index + 1)) / (plan.bids + 1);
    rows.bids.push({
      id: demoId(random),
      ...common,
      dealer_id: dealerId,
      seq: index + 1,
      value_cents: value,
      comment: index === 0 ? 'Can collect tomorrow.' : null,
      inserted_at: new Date(Math.floor(at)),
    });
  }
  rows.auctions.push({
    id,
    partner_id: tenant.id,
    trade_in_id: tradeInId,
    currency_code: 'USD',
    start_time: start,
    end_time: end,
    min_bid_cents: Math.round((expected * 0.7) / 10_000) * 10_000,
    status: plan.status,
    winner_dealer_id: plan.status === 'RUNNING' ? null : (best?.dealerId ?? null),
    created_by: tenant.staffId,
    inserted_at: start,
  });
  for (const dealer_id of invited) {
    rows.auction_bidders.push({ ...common, dealer_id, inserted_at: start });
  }
  return best;
}

const DAMAGES = [
  'Another car drove into the rear left door.',
  'Stone chip in the windscreen that has begun to spread.',
  'Front bumper cracked against a post.',
];
