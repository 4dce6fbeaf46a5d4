import type { Insertable } from 'kysely';
import { FEE, amountDetail } from '../domain/money.ts';
import type { AuditAction, RequestEventType, Row, Tables } from '../db/schema.ts';
import { nextEntry, type AuditFacts } from '../modules/selling/audit.ts';
import { demoId } from './random.ts';
import type { DemoRows } from './rows.ts';
import type { Random } from '@forecourt/contract/fixtures';

type Auction = Insertable<Tables['auctions']>;
type TradeIn = Insertable<Tables['trade_ins']>;

/** Adds what every offer and auction leaves behind: timeline entries, audit record and fee. */
export function addHistory(rows: DemoRows, random: Random): void {
  for (const tradeIn of rows.trade_ins) {
    const auction = rows.auctions.find((one) => one.trade_in_id === tradeIn.id);
    const steps = auction
      ? [...auctionSteps(rows, auction), ...answerSteps(tradeIn, auction)]
      : answerSteps(tradeIn, undefined);
    if (!auction && tradeIn.offer_value_cents != null) steps.unshift(offerStep(tradeIn));
    record(rows, tradeIn, steps);
    if (auction?.status === 'ACCEPTED') addFee(rows, random, tradeIn, auction);
  }
}

/** An event for the audit record and, if it has a type there, for the timeline. */
interface Step {
  action: AuditAction;
  event: RequestEventType | null;
  detail: string | null;
  actorKind: 'STAFF' | 'CUSTOMER' | 'DEALER' | 'SYSTEM';
  facts: Omit<AuditFacts, 'callId'>;
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
    ...bids.map((bid, index): Step => {
      const cents = bid.value_cents;
      const before = bids[index - 1]?.value_cents;
      return {
        action: 'BID',
        event: null,
        detail: null,
        actorKind: 'DEALER',
        facts: {
          actor: { kind: 'DEALER', id: bid.dealer_id },
          at: bid.inserted_at as Date,
          cents,
          currency: 'USD',
          auctionId,
          after: String(cents),
          before: before === undefined ? null : String(before),
        },
      };
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

/** The owner's answer, or that it expired, and what followed. */
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
  const yes = tradeIn.offer_accepted === true;
  const action = yes ? 'OFFER_ACCEPTED' : 'OFFER_DECLINED';
  const after = yes ? 'ACCEPTED' : 'DECLINED';
  const answer: Step = {
    action,
    event: action,
    detail,
    actorKind: 'CUSTOMER',
    facts: { ...money, actor: { kind: 'OWNER' }, at, after },
  };
  if (!yes || !auction) return [answer];
  const dealer = { kind: 'DEALER', id: tradeIn.offer_dealer_id } as const;
  return [
    answer,
    {
      action: 'FEE_BOOKED',
      event: null,
      detail: null,
      actorKind: 'SYSTEM',
      facts: {
        actor: { kind: 'SYSTEM', id: tradeIn.offer_dealer_id },
        at,
        auctionId,
        cents: FEE.cents,
        currency: FEE.currency,
      },
    },
    {
      action: 'DEALER_CONTINUES',
      event: 'DEALER_CONTINUES',
      detail: null,
      actorKind: 'DEALER',
      facts: { actor: dealer, at, auctionId },
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

function addFee(rows: DemoRows, random: Random, tradeIn: TradeIn, auction: Auction): void {
  if (!tradeIn.offer_dealer_id) return;
  rows.fees.push({
    id: demoId(random),
    partner_id: tradeIn.partner_id,
    request_id: tradeIn.request_id,
    auction_id: auction.id,
    dealer_id: tradeIn.offer_dealer_id,
    amount_cents: FEE.cents,
    currency_code: FEE.currency,
    inserted_at: tradeIn.offer_answered_at as Date,
  });
}
