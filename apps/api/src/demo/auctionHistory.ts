import { isFallen } from '@forecourt/contract';
import type { Insertable } from 'kysely';
import { FEE, amountDetail } from '../domain/money.ts';
import type { Row, Tables } from '../db/schema.ts';
import { nextEntry } from '../modules/selling/audit.ts';
import { feeStateOf } from '../domain/deal.ts';
import { dealSteps } from './dealHistory.ts';
import type { Step } from './step.ts';
import { demoId } from './random.ts';
import type { DemoRows } from './rows.ts';
import type { Random } from '@forecourt/contract/fixtures';

type Auction = Insertable<Tables['auctions']>;
type TradeIn = Insertable<Tables['trade_ins']>;
type Deal = Insertable<Tables['deals']>;

/** Adds what every offer and auction leaves behind: timeline entries, audit record and fee. */
export function addHistory(rows: DemoRows, random: Random): void {
  for (const tradeIn of rows.trade_ins) {
    const auction = rows.auctions.find((one) => one.trade_in_id === tradeIn.id);
    const deal = rows.deals.find((one) => one.trade_in_id === tradeIn.id);
    const answered = deal ? dealSteps(rows, deal) : answerSteps(tradeIn, auction);
    const steps = auction ? [...auctionSteps(rows, auction), ...answered] : answered;
    if (!auction && tradeIn.offer_value_cents != null) steps.unshift(offerStep(tradeIn));
    record(rows, tradeIn, steps);
    if (deal?.dealer_id) addFee(rows, random, tradeIn, deal);
  }
}

function offerStep(tradeIn: TradeIn): Step {
  const cents = tradeIn.offer_value_cents ?? 0;
  const at = tradeIn.offer_set_timestamp as Date;
  return {
    action: 'OFFER_MADE',
    event: 'OFFER_MADE',
    actorKind: 'STAFF',
    detail: amountDetail(cents, 'USD'),
    facts: {
      actor: { kind: 'STAFF', id: tradeIn.offered_by },
      at,
      cents,
      currency: 'USD',
      after: String(cents),
    },
  };
}

function auctionSteps(rows: DemoRows, auction: Auction): Step[] {
  const auctionId = auction.id;
  const staff = { kind: 'STAFF', id: auction.created_by } as const;
  const bids = rows.bids.filter((bid) => bid.auction_id === auctionId);
  const invited = rows.auction_bidders.filter((one) => one.auction_id === auctionId).length;
  const best = bids.at(-1);
  const steps: Step[] = [
    {
      action: 'AUCTION_STARTED',
      event: 'AUCTION_STARTED',
      actorKind: 'STAFF',
      detail: `${invited}`,
      facts: {
        actor: staff,
        at: auction.start_time as Date,
        after: 'RUNNING',
        auctionId,
        cents: auction.min_bid_cents ?? 0,
        currency: 'USD',
      },
    },
    ...bids.flatMap((bid, index): Step[] => {
      const cents = bid.value_cents;
      const before = bids[index - 1]?.value_cents;
      const actor = { kind: 'DEALER', id: bid.dealer_id } as const;
      const at = bid.inserted_at as Date;
      const common = { event: null, detail: null, actorKind: 'DEALER' } as const;
      const step: Step = {
        ...common,
        action: bid.automatic ? 'AUTOMATIC_BID' : 'BID',
        facts: {
          actor,
          at,
          cents,
          currency: 'USD',
          auctionId,
          after: String(cents),
          before: before === undefined ? null : String(before),
        },
      };
      const hasLimit = rows.bid_limits.some(
        (one) =>
          one.auction_id === auctionId &&
          one.dealer_id === bid.dealer_id &&
          one.updated_at === bid.inserted_at,
      );
      if (!hasLimit) return [step];
      return [step, { ...common, action: 'LIMIT_SET', facts: { actor, at, auctionId } }];
    }),
  ];
  if (!auction.closed_at) return steps;
  const at = auction.closed_at as Date;
  const common = { at, auctionId, before: 'RUNNING' };
  if (auction.status === 'CANCELLED') {
    steps.push({
      action: 'AUCTION_CANCELLED',
      event: 'AUCTION_CANCELLED',
      actorKind: 'STAFF',
      detail: auction.cancel_reason ?? null,
      facts: { ...common, actor: staff, after: 'CANCELLED' },
    });
    return steps;
  }
  steps.push({
    action: 'AUCTION_CLOSED',
    event: 'AUCTION_ENDED',
    actorKind: 'SYSTEM',
    detail: best ? amountDetail(best.value_cents, 'USD') : '0',
    facts: {
      ...common,
      actor: { kind: 'SYSTEM' },
      after: best ? 'AWAITING_OWNER' : 'NO_OFFERS',
      ...(best ? { cents: best.value_cents, currency: 'USD' as const } : {}),
    },
  });
  return steps;
}

/** The owner's no, or that the offer expired; a yes is a deal's beginning. */
function answerSteps(tradeIn: TradeIn, auction: Auction | undefined): Step[] {
  const cents = tradeIn.offer_value_cents ?? 0;
  const detail = amountDetail(cents, 'USD');
  const auctionId = auction?.id ?? null;
  const money = { cents, currency: 'USD' as const, auctionId, before: 'AWAITING_OWNER' };
  const expired = tradeIn.offer_expired_at as Date | null | undefined;
  if (expired) {
    const facts = { ...money, actor: { kind: 'SYSTEM' } as const, at: expired, after: 'EXPIRED' };
    return [
      { action: 'OFFER_EXPIRED', event: 'OFFER_EXPIRED', actorKind: 'SYSTEM', detail, facts },
    ];
  }
  const at = tradeIn.offer_answered_at as Date | null | undefined;
  if (!at) return [];
  return [
    {
      action: 'OFFER_DECLINED',
      event: 'OFFER_DECLINED',
      detail,
      actorKind: 'CUSTOMER',
      facts: { ...money, actor: { kind: 'OWNER' }, at, after: 'DECLINED' },
    },
  ];
}

function record(rows: DemoRows, tradeIn: TradeIn, steps: readonly Step[]): void {
  let last: Row<'audit_entries'> | undefined;
  for (const { action, event, detail, actorKind, facts } of steps) {
    last = nextEntry(tradeIn, last, action, { ...facts, callId: null });
    rows.audit_entries.push(last);
    if (!event) continue;
    rows.request_events.push({
      partner_id: tradeIn.partner_id,
      request_id: tradeIn.request_id,
      type: event,
      detail,
      from_status: null,
      status: 'COMPLETED',
      actor_kind: actorKind,
      actor_id: actorKind === 'STAFF' ? (facts.actor.id ?? null) : null,
      inserted_at: facts.at,
    });
  }
}

function addFee(rows: DemoRows, random: Random, tradeIn: TradeIn, deal: Deal): void {
  const { state, fee_rule: feeRule } = deal;
  rows.fees.push({
    id: demoId(random),
    partner_id: tradeIn.partner_id,
    request_id: tradeIn.request_id,
    auction_id: deal.auction_id ?? null,
    dealer_id: deal.dealer_id ?? '',
    deal_id: deal.id,
    amount_cents: FEE.cents,
    currency_code: FEE.currency,
    state: feeStateOf({ state, feeRule }),
    state_since: isFallen(state) ? deal.since : deal.agreed_at,
    inserted_at: deal.agreed_at,
  });
}
