import type { DealParty } from '@forecourt/contract';
import { oneLine } from '../../../domain/contact.ts';
import { mayWithdraw, withdrawnState, type DealReader } from '../../../domain/deal.ts';
import { missingField } from '../../../domain/errors.ts';
import { invalidTransition } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { fallThrough, type Fall } from './fall.ts';
import type { LockedDeal } from './locked.ts';

/** A side's withdrawal. */
export interface Withdrawal {
  party: DealParty;
  /** Who tells us: the side itself, or staff for it. */
  by: DealReader;
  /** Of staff. */
  userId: string | null;
  reason: string;
  callId: string;
}

/** A reason on one line. @throws InvalidInput MISSING_FIELD when there is none */
export function reasonOf(given: string | undefined): string {
  const reason = oneLine(given ?? '');
  if (reason === '') throw missingField('reason');
  return reason;
}

/**
 * Records that a side withdrew, once.
 * @throws Problem 409 INVALID_TRANSITION once the deal has ended, and for an owner after contact
 */
export async function withdraw(
  services: AuctionParts,
  tx: Tx,
  { tradeIn, deal, facts }: LockedDeal,
  { party, by, userId, reason, callId }: Withdrawal,
): Promise<void> {
  if (!mayWithdraw(facts, party, by, services.clock.now())) {
    throw invalidTransition('This side cannot withdraw now');
  }
  const state = withdrawnState(party) as Fall['state'];
  await fallThrough(services, tx, tradeIn, deal, { state, party, by, userId, reason, callId });
}
