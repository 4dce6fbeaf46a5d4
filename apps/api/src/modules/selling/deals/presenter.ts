import {
  type Deal,
  type DealerSecondChance,
  type HandoverPart,
  isFallen,
  type SecondChance,
  type SecondChanceCandidate,
} from '@forecourt/contract';
import { amount } from '../../../domain/money.ts';
import {
  actionsFor,
  awaitsAnswer,
  chanceIsOpen,
  HANDOVER,
  isDone,
  mayTick,
  sidesOf,
  type DealFacts,
  type DealReader,
} from '../../../domain/deal.ts';
import type { Row } from '../../../db/schema.ts';
import { factsOf, type Candidate, type ChanceRow, type DealRow, type TickRow } from './queries.ts';

/** A deal with the rows that its views need. */
export interface DealRows {
  deal: DealRow;
  ticks: TickRow[];
  fee: Pick<Row<'fees'>, 'amount_cents' | 'currency_code' | 'state'> | undefined;
  chance: ChanceRow | undefined;
  candidates: Candidate[];
  /** No other offer or auction has followed it. */
  isCurrent: boolean;
}

/** A deal as its reader may see it. */
export function presentDeal(rows: DealRows, reader: DealReader, now: Date): Deal {
  const { deal, ticks, fee, chance, candidates, isCurrent } = rows;
  const facts = factsOf(deal, ticks);
  const staff = reader === 'STAFF';
  const asking = chance !== undefined && chanceIsOpen(chance, now);
  const context = { isCurrent, isAsking: asking, candidates: candidates.length };
  return {
    id: deal.id,
    state: deal.state,
    since: deal.since.toISOString(),
    agreed_at: deal.agreed_at.toISOString(),
    server_time: now.toISOString(),
    buyer: { kind: deal.buyer, name: buyerName(deal) },
    dealer_id: staff ? deal.dealer_id : null,
    auction_id: staff ? deal.auction_id : null,
    price: amount(deal.value_cents),
    currency_code: deal.currency_code,
    answer: presentAnswer(deal, facts, now),
    handover: HANDOVER.map((item) => presentPart(item, rows, facts, reader)),
    withdrawal: presentWithdrawal(deal, reader),
    fee:
      fee && reader !== 'OWNER'
        ? {
            amount: amount(fee.amount_cents),
            currency_code: fee.currency_code,
            state: fee.state,
            on_withdrawal: deal.fee_rule,
          }
        : null,
    second_chance: staff && chance ? presentChance(chance) : null,
    candidates:
      staff && isFallen(deal.state) && isCurrent
        ? candidates.map((one) => presentCandidate(one, deal))
        : [],
    sold_note: staff ? deal.sold_note : null,
    can: actionsFor(reader, facts, context, now),
  };
}

/** Who buys the car, by name. */
export function buyerName({
  buyer,
  dealer_name,
  partner_name,
}: Pick<DealRow, 'buyer' | 'dealer_name' | 'partner_name'>): string {
  return buyer === 'DEALER' ? (dealer_name ?? '') : partner_name;
}

function presentAnswer(deal: DealRow, facts: DealFacts, now: Date): Deal['answer'] {
  if (deal.buyer !== 'DEALER') return null;
  return {
    continues: deal.continues,
    at: deal.answered_at?.toISOString() ?? null,
    until: awaitsAnswer(facts, now) ? (deal.answer_until?.toISOString() ?? null) : null,
  };
}

function presentPart(
  item: HandoverPart['item'],
  { deal, ticks }: Pick<DealRows, 'deal' | 'ticks'>,
  facts: DealFacts,
  reader: DealReader,
): HandoverPart {
  return {
    item,
    day: item === 'DAY' ? deal.handover_day : null,
    needed: [...sidesOf(facts)],
    ticks: ticks
      .filter((tick) => tick.item === item)
      .map((tick) => ({
        party: tick.party,
        by: tick.by_party,
        name: reader === 'STAFF' ? tick.by_name : null,
        at: tick.inserted_at.toISOString(),
      })),
    done: isDone(facts, item),
    can_tick: [...mayTick(facts, reader)],
  };
}

function presentWithdrawal(deal: DealRow, reader: DealReader): Deal['withdrawal'] {
  if (!isFallen(deal.state) || !deal.withdrawn_by) return null;
  const staff = reader === 'STAFF';
  const own = reader === deal.withdrawn_by && deal.recorded_by === reader;
  return {
    party: deal.withdrawn_by,
    by: deal.recorded_by,
    name: staff ? deal.recorded_by_name : null,
    reason: staff || own ? deal.reason : null,
    at: deal.since.toISOString(),
  };
}

function presentChance(row: ChanceRow): SecondChance {
  return {
    id: row.id,
    state: row.state,
    dealer_id: row.dealer_id,
    dealer: { name: row.dealer_name },
    price: amount(row.value_cents),
    currency_code: row.currency_code,
    asked_at: row.asked_at.toISOString(),
    until: row.until.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    reason: row.reason,
  };
}

function presentCandidate(
  { dealer_id, name, value_cents }: Candidate,
  { currency_code }: Pick<DealRow, 'currency_code'>,
): SecondChanceCandidate {
  return { dealer_id, name, price: amount(value_cents), currency_code };
}

/** A second chance for the dealer who was asked. */
export function presentOwnChance(
  row: Row<'second_chances'>,
  { validity_days }: Pick<Row<'auctions'>, 'validity_days'>,
  now: Date,
): DealerSecondChance {
  return {
    state: row.state,
    price: amount(row.value_cents),
    currency_code: row.currency_code,
    until: row.until.toISOString(),
    offer_days: validity_days,
    server_time: now.toISOString(),
    can: chanceIsOpen(row, now) ? ['ACCEPT', 'DECLINE'] : [],
  };
}
