import { isFallen } from '@forecourt/contract';
import type { Insertable } from 'kysely';
import { FEE, amountDetail } from '../domain/money.ts';
import { feeStateOf } from '../domain/deal.ts';
import type { Tables } from '../db/schema.ts';
import type { DemoRows } from './rows.ts';
import type { Step } from './step.ts';

type Deal = Insertable<Tables['deals']>;

/** What a deal leaves behind, from the owner's yes on, in the order in which it happened. */
export function dealSteps(rows: DemoRows, deal: Deal): Step[] {
  const cents = deal.value_cents;
  const auctionId = deal.auction_id ?? null;
  const at = deal.agreed_at as Date;
  const dealer = { kind: 'DEALER', id: deal.dealer_id ?? null } as const;
  const money = { cents, currency: 'USD', auctionId } as const;
  const steps: Step[] = [
    {
      action: 'OFFER_ACCEPTED',
      event: 'OFFER_ACCEPTED',
      detail: amountDetail(cents, 'USD'),
      actorKind: 'CUSTOMER',
      facts: {
        ...money,
        actor: { kind: 'OWNER' },
        at,
        before: 'AWAITING_OWNER',
        after: 'ACCEPTED',
      },
    },
  ];
  if (deal.dealer_id) steps.push(feeStep(deal, 'FEE_BOOKED', at));
  if (deal.continues) {
    steps.push({
      action: 'DEALER_CONTINUES',
      event: 'DEALER_CONTINUES',
      detail: null,
      actorKind: 'DEALER',
      facts: { actor: dealer, at: deal.answered_at as Date, auctionId },
    });
  }
  for (const tick of rows.deal_ticks.filter(({ deal_id }) => deal_id === deal.id)) {
    const byOwner = tick.by_party === 'OWNER';
    steps.push({
      action: 'HANDOVER_TICKED',
      event: 'HANDOVER_TICKED',
      detail: tick.item,
      actorKind: byOwner ? 'CUSTOMER' : 'DEALER',
      facts: {
        actor: byOwner ? { kind: 'OWNER' } : dealer,
        at: tick.inserted_at as Date,
        auctionId,
        after: [tick.item, tick.party, ...(tick.item === 'DAY' ? [deal.handover_day] : [])].join(
          ' ',
        ),
      },
    });
  }
  return [...steps, ...endSteps(rows, deal)];
}

/** The sale; or how it fell through, what became of the fee, and who was asked next. */
function endSteps(rows: DemoRows, deal: Deal): Step[] {
  const { state } = deal;
  const at = deal.since as Date;
  const auctionId = deal.auction_id ?? null;
  const staff = rows.auctions.find(({ id }) => id === auctionId)?.created_by ?? null;
  const money = { cents: deal.value_cents, currency: 'USD', auctionId } as const;
  const facts = { ...money, at, before: 'AGREED', after: state };
  if (state === 'SOLD') {
    const actor = { kind: 'STAFF', id: staff } as const;
    const detail = amountDetail(deal.value_cents, 'USD');
    return [
      { action: 'SOLD', event: 'SOLD', detail, actorKind: 'STAFF', facts: { ...facts, actor } },
    ];
  }
  if (!isFallen(state)) return [];
  const [action, actorKind, actor] =
    state === 'NO_ANSWER'
      ? (['DEALER_NO_ANSWER', 'SYSTEM', { kind: 'SYSTEM' }] as const)
      : state === 'WITHDRAWN_BY_OWNER'
        ? (['OWNER_WITHDRAWS', 'CUSTOMER', { kind: 'OWNER' }] as const)
        : (['DEALER_WITHDRAWS', 'DEALER', { kind: 'DEALER', id: deal.dealer_id ?? null }] as const);
  const fee = feeStateOf({ state, feeRule: deal.fee_rule });
  const detail = deal.reason ?? null;
  const steps: Step[] = [
    { action, event: action, detail, actorKind, facts: { ...facts, actor } },
    feeStep(deal, fee === 'RETURNED' ? 'FEE_RETURNED' : 'FEE_KEPT', at),
  ];
  for (const chance of rows.second_chances.filter(({ deal_id }) => deal_id === deal.id)) {
    steps.push({
      action: 'SECOND_CHANCE_ASKED',
      event: 'SECOND_CHANCE_ASKED',
      detail: amountDetail(chance.value_cents, 'USD'),
      actorKind: 'STAFF',
      facts: {
        actor: { kind: 'STAFF', id: staff },
        at: chance.asked_at as Date,
        auctionId,
        cents: chance.value_cents,
        currency: 'USD',
        after: 'ASKED',
      },
    });
  }
  return steps;
}

function feeStep(deal: Deal, action: 'FEE_BOOKED' | 'FEE_KEPT' | 'FEE_RETURNED', at: Date): Step {
  return {
    action,
    event: null,
    detail: null,
    actorKind: 'SYSTEM',
    facts: {
      actor: { kind: 'SYSTEM', id: deal.dealer_id ?? null },
      at,
      auctionId: deal.auction_id ?? null,
      cents: FEE.cents,
      currency: FEE.currency,
    },
  };
}
