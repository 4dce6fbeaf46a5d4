import { HOUR_MS, isFallen, type DealParty } from '@forecourt/contract';
import { seeded } from '@forecourt/contract/fixtures';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { answerUntil, HANDOVER } from '../domain/deal.ts';
import { NO_OFFER } from '../modules/selling/offers/noOffer.ts';
import type { Outcome } from './plan.ts';
import { demoId } from './random.ts';
import type { DemoRows } from './rows.ts';

type TradeIn = Insertable<Tables['trade_ins']>;
type Deal = Insertable<Tables['deals']>;
type Moment = (hours: number) => Date;

const ANSWER_DAYS = 3;
const CHANCE_HOURS = 20;

/** What became of the deal of an outcome; `at` is so many hours after the owner's yes, never later than now. */
function courseOf(outcome: Outcome, at: Moment): Partial<Deal> {
  const yes = { continues: true, answered_at: at(2) };
  const dealerNo = {
    state: 'WITHDRAWN_BY_DEALER',
    since: at(3),
    withdrawn_by: 'DEALER',
    recorded_by: 'DEALER',
    reason: 'We have just taken in two of the same model.',
    continues: false,
    answered_at: at(3),
  } as const;
  switch (outcome) {
    case 'AUCTION_WON':
      return yes;
    case 'DEAL_HANDOVER':
      return yes;
    case 'DEAL_SOLD':
      return { ...yes, state: 'SOLD', since: at(72) };
    case 'DEAL_DEALER_WITHDREW':
    case 'DEAL_SECOND_CHANCE':
      return dealerNo;
    case 'DEAL_OWNER_WITHDREW':
      return {
        state: 'WITHDRAWN_BY_OWNER',
        since: at(4),
        withdrawn_by: 'OWNER',
        recorded_by: 'OWNER',
        reason: 'My daughter would like to keep the car.',
      };
    case 'DEAL_NO_ANSWER':
      return {
        state: 'NO_ANSWER',
        since: at(ANSWER_DAYS * 24),
        withdrawn_by: 'DEALER',
        reminders: 2,
      };
    default:
      return {};
  }
}

/** Writes the deal of an accepted offer as its outcome has it, and takes the offer from a car whose deal fell through. */
export function addDeal(rows: DemoRows, now: Date, tradeIn: TradeIn, outcome: Outcome): void {
  if (tradeIn.offer_accepted !== true) return;
  const random = seeded(`deal of ${tradeIn.id}`, { now });
  const auction = rows.auctions.find((one) => one.trade_in_id === tradeIn.id);
  const agreed = tradeIn.offer_answered_at as Date;
  const at: Moment = (hours) =>
    new Date(Math.min(agreed.getTime() + hours * HOUR_MS, now.getTime()));
  const deal: Deal = {
    id: demoId(random),
    partner_id: tradeIn.partner_id,
    trade_in_id: tradeIn.id,
    auction_id: auction?.id ?? null,
    dealer_id: tradeIn.offer_dealer_id ?? null,
    buyer: auction ? 'DEALER' : 'PARTNER',
    offered_by: tradeIn.offered_by ?? null,
    state: 'AGREED',
    since: agreed,
    agreed_at: agreed,
    value_cents: tradeIn.offer_value_cents ?? 0,
    currency_code: 'USD',
    trade_for_new: tradeIn.offer_trade_for_new ?? false,
    comment: tradeIn.offer_comment ?? null,
    answer_until: auction ? answerUntil(agreed, ANSWER_DAYS) : null,
    fee_rule: 'KEPT',
    ...courseOf(outcome, at),
  };
  rows.deals.push(deal);
  if (auction) auction.dealer_continues = deal.continues ?? null;
  if (outcome === 'DEAL_HANDOVER' || outcome === 'DEAL_SOLD') addHandover(rows, deal, at, outcome);
  if (deal.state === 'SOLD') tradeIn.sold_at = deal.since;
  if (isFallen(deal.state)) Object.assign(tradeIn, NO_OFFER);
  if (outcome === 'DEAL_SECOND_CHANCE') addSecondChance(rows, demoId(random), deal, now);
}

/** The ticks: all of a sold car; of another the day and the owner's papers. */
function addHandover(rows: DemoRows, deal: Deal, at: Moment, outcome: Outcome): void {
  const isSold = outcome === 'DEAL_SOLD';
  deal.handover_day = at(isSold ? 72 : 24)
    .toISOString()
    .slice(0, 10);
  const sides: readonly DealParty[] = ['DEALER', 'OWNER'];
  for (const [index, item] of HANDOVER.entries()) {
    for (const party of sides) {
      const isDone = isSold || item === 'DAY' || (item === 'PAPERS' && party === 'OWNER');
      if (!isDone) continue;
      rows.deal_ticks.push({
        deal_id: deal.id,
        partner_id: deal.partner_id,
        item,
        party,
        by_party: party,
        inserted_at: at(isSold ? 6 + index * 20 : 3 + index),
      });
    }
  }
}

/** The best bidder after the one who withdrew is asked, with most of a day left. */
function addSecondChance(rows: DemoRows, id: string, deal: Deal, now: Date): void {
  const bid = rows.bids
    .filter((one) => one.auction_id === deal.auction_id && one.dealer_id !== deal.dealer_id)
    .at(-1);
  if (!bid || !deal.auction_id) return;
  rows.second_chances.push({
    id,
    partner_id: deal.partner_id,
    trade_in_id: deal.trade_in_id,
    deal_id: deal.id,
    auction_id: deal.auction_id,
    bid_id: bid.id,
    dealer_id: bid.dealer_id,
    value_cents: bid.value_cents,
    currency_code: 'USD',
    state: 'ASKED',
    asked_by: rows.auctions.find((one) => one.id === deal.auction_id)?.created_by ?? null,
    asked_at: new Date(now.getTime() - 4 * HOUR_MS),
    until: new Date(now.getTime() + CHANCE_HOURS * HOUR_MS),
  });
}
