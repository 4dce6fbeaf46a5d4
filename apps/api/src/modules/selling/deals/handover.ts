import type { DealParty, HandoverItem } from '@forecourt/contract';
import {
  isComplete,
  isHandoverDay,
  isTicked,
  mayTick,
  type DealFacts,
  type DealReader,
  type Tick,
} from '../../../domain/deal.ts';
import { invalidFormat, missingField } from '../../../domain/errors.ts';
import { invalidTransition } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent, CUSTOMER, type Actor } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { audit, type AuditActor } from '../audit.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { subjectOf } from '../subject.ts';
import { buyerName } from './presenter.ts';
import type { LockedDeal } from './locked.ts';
import { bumpDeal, type DealRow } from './queries.ts';
import { tell, type Notices } from './tell.ts';

/** A part that is ticked or unticked. */
export interface HandoverStep {
  item: HandoverItem;
  /** The side whose part it is. */
  party: DealParty;
  /** Who ticks it. */
  by: DealReader;
  userId: string | null;
  done: boolean;
  /** With DAY, another day than the one that is named. */
  day: string | undefined;
  callId: string;
}

/**
 * Ticks a part of the handover, or removes the tick. A step that changes nothing leaves no trace, so
 * a second press is harmless. Another day has to be confirmed by the other side again.
 * @throws Problem 409 when the deal has ended or it is not their part; 422 without a day
 */
export async function tick(
  services: AuctionParts,
  tx: Tx,
  { tradeIn, deal, facts }: LockedDeal,
  step: HandoverStep,
): Promise<void> {
  const { item, party, by, done, callId } = step;
  const now = services.clock.now();
  if (!mayTick(facts, by).includes(party)) throw invalidTransition('This part cannot be ticked');
  const day = dayOf(deal, step, now);
  const isNewDay = day !== null && day !== deal.handover_day;
  if (isTicked(facts, item, party) === done && !isNewDay) return;
  const kept = facts.ticks.filter((one) => one.item !== item || (one.party !== party && !isNewDay));
  const after: DealFacts = { ...facts, ticks: done ? [...kept, { item, party }] : kept };
  await store(tx, deal, step, { now, day, isNewDay });
  const [actor, shownActor] = actorsOf(deal, step);
  await audit(tx, tradeIn, done ? 'HANDOVER_TICKED' : 'HANDOVER_UNTICKED', {
    actor,
    at: now,
    callId,
    auctionId: deal.auction_id,
    before: isNewDay ? deal.handover_day : null,
    after: [item, party, ...(item === 'DAY' && day ? [day] : [])].join(' '),
  });
  await bumpDeal(tx, deal.auction_id);
  const subject = await subjectOf(tx, tradeIn.request_id);
  if (done) {
    await addEvent(tx, subject.request, 'HANDOVER_TICKED', shownActor, now, { detail: item });
  }
  const notices = noticesOf(step, isNewDay, !isComplete(facts) && isComplete(after));
  await tell(services, tx, subject, deal, notices, {
    party: buyerName(deal),
    ...(day ? { day } : {}),
  });
  await announceOffers(services, tx, subject.request);
}

/** The day of the handover after a step; null for other parts and when a tick is removed. */
function dayOf(deal: DealRow, { item, done, day }: HandoverStep, now: Date): string | null {
  if (item !== 'DAY' || !done) return null;
  if (day === undefined) {
    if (!deal.handover_day) throw missingField('day');
    return deal.handover_day;
  }
  if (!isHandoverDay(day, now)) throw invalidFormat('day', 'a day from today on, within a year');
  return day;
}

async function store(
  tx: Tx,
  deal: DealRow,
  { item, party, by, userId, done }: HandoverStep,
  { now, day, isNewDay }: { now: Date; day: string | null; isNewDay: boolean },
): Promise<void> {
  if (isNewDay) {
    await tx.updateTable('deals').set({ handover_day: day }).where('id', '=', deal.id).execute();
  }
  await tx
    .deleteFrom('deal_ticks')
    .where('deal_id', '=', deal.id)
    .where('item', '=', item)
    .$if(!isNewDay, (query) => query.where('party', '=', party))
    .execute();
  if (!done) return;
  const ticked: Tick = { item, party };
  await tx
    .insertInto('deal_ticks')
    .values({
      ...ticked,
      deal_id: deal.id,
      partner_id: deal.partner_id,
      by_party: by,
      by_id: userId,
      inserted_at: now,
    })
    .execute();
}

/** Who is told: the other side of another day, and staff when the last part is ticked. */
function noticesOf({ party, by }: HandoverStep, isNewDay: boolean, completes: boolean): Notices {
  const notices: Notices = completes && by !== 'STAFF' ? { staff: 'STAFF_HANDOVER_DONE' } : {};
  if (!isNewDay) return notices;
  return party === 'OWNER'
    ? { ...notices, dealer: 'DEAL_DAY' }
    : { ...notices, owner: 'OWNER_DAY' };
}

function actorsOf(deal: DealRow, { by, userId }: HandoverStep): [AuditActor, Actor] {
  if (by === 'OWNER') return [{ kind: 'OWNER' }, CUSTOMER];
  if (by === 'DEALER') return [{ kind: 'DEALER', id: deal.dealer_id }, { kind: 'DEALER' }];
  const staff = { kind: 'STAFF', ...(userId ? { id: userId } : {}) } as const;
  return [staff, staff];
}
