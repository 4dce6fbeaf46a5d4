import { HOUR_MS, isFallen } from '@forecourt/contract';
import { chanceIsOpen, chanceReminder } from '../../../domain/deal.ts';
import { invalidFormat } from '../../../domain/errors.ts';
import { newId } from '../../../domain/id.ts';
import { amountDetail } from '../../../domain/money.ts';
import { invalidTransition } from '../../../http/problem.ts';
import type { AuditAction, RequestEventType, Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent, type Actor } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { audit, type AuditActor } from '../audit.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { queueTicks } from '../auctions/tickQueue.ts';
import { subjectOf } from '../subject.ts';
import type { LockedDeal } from './locked.ts';
import { bumpDeal, findChance, listCandidates } from './queries.ts';
import { tell, type Said, type Notices } from './tell.ts';

/** A step of a second chance, as it is recorded and told. */
interface Step {
  action: AuditAction & RequestEventType;
  actor: AuditActor;
  shownActor: Actor;
  before: string | null;
  after: Row<'second_chances'>['state'];
  callId: string | null;
  notices: Notices;
  said?: Said;
}

/** Records a step, tells those concerned, and announces it. */
export async function recordStep(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  chance: Row<'second_chances'>,
  { action, actor, shownActor, before, after, callId, notices, said }: Step,
): Promise<void> {
  const now = services.clock.now();
  const { auction_id: auctionId, value_cents: cents, currency_code: currency } = chance;
  await bumpDeal(tx, auctionId);
  const entry = { at: now, callId, auctionId, cents, currency, before, after };
  await audit(tx, tradeIn, action, { ...entry, actor });
  const subject = await subjectOf(tx, tradeIn.request_id);
  const detail = amountDetail(cents, currency);
  await addEvent(tx, subject.request, action, shownActor, now, { detail });
  await tell(services, tx, subject, chance, notices, said);
  await announceOffers(services, tx, subject.request);
}

/**
 * Asks a dealer to stand by its best bid, in `tx`.
 * @throws Problem 409 unless the deal is current and came to nothing, and nobody is asked; 422 for a
 * dealer who cannot be asked
 */
export async function askNext(
  services: AuctionParts,
  tx: Tx,
  { tradeIn, deal }: LockedDeal,
  given: { dealerId: string; hours: number; userId: string; callId: string },
): Promise<void> {
  const now = services.clock.now();
  if (!isFallen(deal.state) || !deal.auction_id) {
    throw invalidTransition('Nothing to give a second chance for');
  }
  const latest = await findChance(tx, deal.id);
  if (latest?.state === 'ASKED') throw invalidTransition('A dealer is asked already');
  const candidates = await listCandidates(tx, deal);
  const next = candidates.find((one) => one.dealer_id === given.dealerId);
  if (!next) throw invalidFormat('dealer_id', 'the id of a dealer in trade_in.deal.candidates');
  const until = new Date(now.getTime() + given.hours * HOUR_MS);
  const chance = await tx
    .insertInto('second_chances')
    .values({
      id: newId(now),
      partner_id: deal.partner_id,
      trade_in_id: tradeIn.id,
      deal_id: deal.id,
      auction_id: deal.auction_id,
      bid_id: next.bid_id,
      dealer_id: next.dealer_id,
      value_cents: next.value_cents,
      currency_code: deal.currency_code,
      state: 'ASKED',
      asked_by: given.userId,
      asked_at: now,
      until,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const staff = { kind: 'STAFF', id: given.userId } as const;
  await queueTicks(services, tx, [chanceReminder(now, until), until]);
  await recordStep(services, tx, tradeIn, chance, {
    action: 'SECOND_CHANCE_ASKED',
    actor: staff,
    shownActor: staff,
    before: null,
    after: 'ASKED',
    callId: given.callId,
    notices: { dealer: 'SECOND_CHANCE' },
    said: { time: until },
  });
}

/**
 * Cancels the second chance that waits.
 * @throws Problem 409 when none waits
 */
export async function cancelChance(
  services: AuctionParts,
  tx: Tx,
  { tradeIn, deal }: LockedDeal,
  given: { userId: string; callId: string },
): Promise<void> {
  const now = services.clock.now();
  const chance = await findChance(tx, deal.id);
  if (!chance || !chanceIsOpen(chance, now)) throw invalidTransition('No dealer is asked');
  await endChance(tx, chance, { state: 'CANCELLED', at: now, reason: null });
  const staff = { kind: 'STAFF', id: given.userId } as const;
  await recordStep(services, tx, tradeIn, chance, {
    action: 'SECOND_CHANCE_CANCELLED',
    actor: staff,
    shownActor: staff,
    before: 'ASKED',
    after: 'CANCELLED',
    callId: given.callId,
    notices: { dealer: 'SECOND_CHANCE_CANCELLED' },
  });
}

/** Gives a second chance its last state. */
export async function endChance(
  tx: Tx,
  { id }: Pick<Row<'second_chances'>, 'id'>,
  { state, at, reason }: { state: Row<'second_chances'>['state']; at: Date; reason: string | null },
): Promise<void> {
  await tx
    .updateTable('second_chances')
    .set({ state, answered_at: at, reason })
    .where('id', '=', id)
    .execute();
}
