import { chanceIsOpen, hasLapsed, reminders } from '../../../domain/deal.ts';
import type { Tx } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import { SYSTEM } from '../../requests/transition.ts';
import { CLOCK } from '../audit.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { lockTradeIn } from '../auctions/queries.ts';
import { subjectOf } from '../subject.ts';
import { fallThrough } from './fall.ts';
import { buyerName } from './presenter.ts';
import { findLocked } from './locked.ts';
import {
  findAsked,
  findFeeOf,
  listChancesToEnd,
  listChancesToRemind,
  listToLapse,
  listToRemind,
  type ChanceRow,
} from './queries.ts';
import { endChance, recordStep } from './secondChance.ts';
import { feeText, tell } from './tell.ts';

/** Ends a deal whose dealer did not answer in time, once; returns whether this call did it. */
export async function lapseIfDue(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
): Promise<boolean> {
  const locked = await findLocked(tx, tradeInId);
  if (!locked || !hasLapsed(locked.facts, services.clock.now())) return false;
  await fallThrough(services, tx, locked.tradeIn, locked.deal, {
    state: 'NO_ANSWER',
    party: 'DEALER',
    by: null,
    userId: null,
    reason: null,
    callId: null,
  });
  return true;
}

/** Reminds a dealer to answer; each reminder goes out once. */
export async function remindOfDeal(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
): Promise<boolean> {
  const locked = await findLocked(tx, tradeInId);
  const now = services.clock.now();
  if (!locked) return false;
  const { deal, facts, tradeIn } = locked;
  const { state, continues, answer_until: until } = deal;
  if (state !== 'AGREED' || continues !== null || !until || hasLapsed(facts, now)) return false;
  const passed = reminders(deal.agreed_at, until).filter((at) => at <= now).length;
  if (passed <= deal.reminders) return false;
  await tx.updateTable('deals').set({ reminders: passed }).where('id', '=', deal.id).execute();
  const subject = await subjectOf(tx, tradeIn.request_id);
  const fees = feeText(await findFeeOf(tx, deal.id), deal.fee_rule);
  const said = { time: until, party: buyerName(deal), fees };
  await tell(services, tx, subject, deal, { dealer: 'DEAL_REMINDER' }, said);
  return true;
}

/**
 * Ends a second chance whose dealer did not answer in time, once.
 * @param tradeIn locked.
 */
export async function endChanceIfDue(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
): Promise<boolean> {
  const now = services.clock.now();
  const chance = await findAsked(tx, tradeIn.id);
  if (!chance || chanceIsOpen(chance, now)) return false;
  await endChance(tx, chance, { state: 'EXPIRED', at: now, reason: null });
  await recordStep(services, tx, tradeIn, chance, {
    action: 'SECOND_CHANCE_EXPIRED',
    actor: CLOCK,
    shownActor: SYSTEM,
    before: 'ASKED',
    after: 'EXPIRED',
    callId: null,
    notices: { dealer: 'SECOND_CHANCE_OVER', staff: 'STAFF_SECOND_CHANCE_EXPIRED' },
    said: { party: chance.dealer_name },
  });
  return true;
}

/** The same for the schedule, which has not locked the car. */
export async function expireChance(services: AuctionParts, tx: Tx, id: string): Promise<boolean> {
  const tradeIn = await lockTradeIn(tx, id);
  return tradeIn !== undefined && endChanceIfDue(services, tx, tradeIn);
}

/** Reminds a dealer of a second chance, once. */
export async function remindOfChance(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
): Promise<boolean> {
  const tradeIn = await lockTradeIn(tx, tradeInId);
  const chance: ChanceRow | undefined = tradeIn && (await findAsked(tx, tradeInId));
  const now = services.clock.now();
  if (!tradeIn || !chance || chance.reminded_at || !chanceIsOpen(chance, now)) return false;
  await tx
    .updateTable('second_chances')
    .set({ reminded_at: now })
    .where('id', '=', chance.id)
    .execute();
  const subject = await subjectOf(tx, tradeIn.request_id);
  const notices = { dealer: 'SECOND_CHANCE_REMINDER' } as const;
  await tell(services, tx, subject, chance, notices, { time: chance.until });
  return true;
}

type Due = (tx: Tx, now: Date, limit: number) => Promise<{ id: string; trade_in_id: string }[]>;
type Work = (services: AuctionParts, tx: Tx, tradeInId: string) => Promise<boolean>;

/** What the schedule does for deals: which are due, and what happens to each car under its lock. */
export const DEAL_TIMERS: readonly [Due, Work][] = [
  [listToLapse, lapseIfDue],
  [listToRemind, remindOfDeal],
  [listChancesToEnd, expireChance],
  [listChancesToRemind, remindOfChance],
];
