import { DAY_MS, HOUR_MS } from '@forecourt/contract';
import type { Random } from '@forecourt/contract/fixtures';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { addDeal } from './deals.ts';
import { addAuction, auctionPlan, type BestBid } from './auctions.ts';
import type { Outcome } from './plan.ts';
import type { WrittenRequest } from './requests.ts';
import type { DemoRows } from './rows.ts';

const VALIDITY_DAYS = 7;

/** The owner's answers by outcome. */
const ANSWERS: Partial<Record<Outcome, boolean>> = {
  OFFER_ACCEPTED: true,
  AUCTION_WON: true,
  OFFER_DECLINED: false,
  DEAL_UNANSWERED: true,
  DEAL_HANDOVER: true,
  DEAL_SOLD: true,
  DEAL_DEALER_WITHDREW: true,
  DEAL_OWNER_WITHDREW: true,
  DEAL_NO_ANSWER: true,
  DEAL_SECOND_CHANCE: true,
  AUCTION_LOST: false,
};

/** Writes the trade-in of a request with its auction, or the offer of staff, if any. */
export function addTradeIn(
  rows: DemoRows,
  random: Random,
  request: WrittenRequest,
  base: { id: string; partner_id: string; request_id: string },
  outcome: Outcome | null,
): void {
  const { steps } = request;
  // owners ask for a little more, or less
  const expected = Math.round((request.value * random.int(94, 108)) / 1_000_000) * 10_000;
  const plan = outcome && auctionPlan(outcome);
  const best = plan ? addAuction(rows, random, request, base.id, plan, expected) : null;
  const begun = steps[0]?.at ?? random.now;
  const tradeIn: Insertable<Tables['trade_ins']> = {
    ...base,
    expected_price_cents: request.status === 'COMPLETED' ? expected : null,
    ...(best && plan?.status !== 'RUNNING' && plan?.status !== 'CANCELLED'
      ? bestOffer(random, best, outcome)
      : {}),
    ...(outcome?.startsWith('OFFER_') ? staffOffer(random, request, expected, outcome) : {}),
    inserted_at: begun,
  };
  rows.trade_ins.push(tradeIn);
  if (outcome) addDeal(rows, random.now, tradeIn, outcome);
}

function bestOffer(random: Random, best: BestBid, outcome: Outcome | null) {
  const expires = new Date(best.end.getTime() + VALIDITY_DAYS * DAY_MS);
  return {
    offer_value_cents: best.value,
    offer_currency: 'USD' as const,
    offer_trade_for_new: false,
    offer_comment: best.comment,
    offer_dealer_id: best.dealerId,
    offer_set_timestamp: best.end,
    offer_expires_at: expires,
    ...answerOf(random, outcome, best.end),
    offer_expired_at: outcome === 'AUCTION_EXPIRED' ? expires : null,
  };
}

function staffOffer(
  random: Random,
  { tenant, steps }: WrittenRequest,
  expected: number,
  outcome: Outcome,
) {
  const finished = steps.at(-1)?.at ?? random.now;
  const at = new Date(Math.min(finished.getTime() + 6 * HOUR_MS, random.now.getTime() - HOUR_MS));
  // an offer that awaits its answer is valid from now on; older ones have been answered
  const from = outcome === 'OFFER_MADE' ? random.now : at;
  return {
    offer_value_cents: Math.round((expected * 0.94) / 100) * 100,
    offer_currency: 'USD' as const,
    offered_by: tenant.staffId,
    offer_trade_for_new: random.chance(0.2),
    offer_comment: random.chance(0.5) ? 'Includes collection from your door.' : null,
    offer_set_timestamp: at,
    offer_expires_at: new Date(from.getTime() + 7 * DAY_MS),
    ...answerOf(random, outcome, at),
  };
}

/** The answer, about halfway between the offer and now. */
function answerOf(random: Random, outcome: Outcome | null, from: Date) {
  const accepted = (outcome && ANSWERS[outcome]) ?? null;
  const at = new Date(Math.floor((from.getTime() + random.now.getTime()) / 2));
  return { offer_accepted: accepted, offer_answered_at: accepted === null ? null : at };
}
