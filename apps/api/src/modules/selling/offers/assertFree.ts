import type { Row } from '../../../db/schema.ts';
import { invalidTransition } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import { closeIfDue, currentStatus, type AuctionParts } from '../auctions/close.ts';
import { offerIsOver } from './presenter.ts';
import { findLatestAuction } from './queries.ts';

/**
 * Makes sure that a car may get an offer or an auction: it is not sold, no auction is running or
 * awaiting its owner and, unless a new offer is to replace it, no offer is pending either.
 * @throws Problem 409 INVALID_TRANSITION
 */
export async function assertFree(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  { evenWithOffer }: { evenWithOffer: boolean },
): Promise<void> {
  if (tradeIn.offer_accepted === true) throw invalidTransition('An offer was accepted');
  const now = services.clock.now();
  const latest = await findLatestAuction(tx, tradeIn.id);
  // process a pending end first, so that its offer does not get lost
  if (latest) await closeIfDue(services, tx, tradeIn, latest.id);
  const auction = latest && (await findLatestAuction(tx, tradeIn.id));
  const status = auction && (await currentStatus(tx, auction, now));
  if (status === 'RUNNING' || status === 'AWAITING_OWNER') {
    throw invalidTransition('The car is in an auction');
  }
  const waits = tradeIn.offer_value_cents !== null && tradeIn.offer_accepted === null;
  if (waits && !evenWithOffer && !offerIsOver(tradeIn, now)) {
    throw invalidTransition('The owner has an offer');
  }
}
