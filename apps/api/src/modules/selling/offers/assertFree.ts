import type { NotFree } from '@forecourt/contract';
import type { Row } from '../../../db/schema.ts';
import { invalidTransition, Problem } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import { closeIfDue, currentStatus, type AuctionParts } from '../auctions/close.ts';
import { findAsked } from '../deals/queries.ts';
import { endChanceIfDue } from '../deals/timers.ts';
import { offerIsOver } from './presenter.ts';
import { findLatestAuction } from './queries.ts';

/**
 * Makes sure that a car may get an offer or an auction: it is not sold, no auction is running or
 * awaiting its owner, no dealer is asked to stand by its bid and, unless a new offer is to replace it,
 * no offer is pending either.
 * @throws Problem 409 INVALID_TRANSITION, with `not_free` and the auction behind it
 */
export async function assertFree(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  { evenWithOffer }: { evenWithOffer: boolean },
): Promise<void> {
  const { offer_auction_id: from } = tradeIn;
  if (tradeIn.offer_accepted === true) {
    throw notFree('OFFER_ACCEPTED', from, 'An offer was accepted');
  }
  const now = services.clock.now();
  await endChanceIfDue(services, tx, tradeIn);
  if (await findAsked(tx, tradeIn.id)) throw invalidTransition('A dealer has a second chance');
  const latest = await findLatestAuction(tx, tradeIn.id);
  // process a pending end first, so that its offer does not get lost
  if (latest) await closeIfDue(services, tx, tradeIn, latest.id);
  const auction = latest && (await findLatestAuction(tx, tradeIn.id));
  const status = auction && (await currentStatus(tx, auction, now));
  if (status === 'RUNNING' || status === 'AWAITING_OWNER') {
    const why = status === 'RUNNING' ? 'AUCTION_RUNNING' : status;
    throw notFree(why, auction?.id ?? null, 'The car is in an auction');
  }
  const waits = tradeIn.offer_value_cents !== null && tradeIn.offer_accepted === null;
  if (waits && !evenWithOffer && !offerIsOver(tradeIn, now)) {
    throw notFree('OFFER_WAITING', from, 'The owner has an offer');
  }
}

/** The refusal, with the facts by which a screen leads on. */
function notFree(why: NotFree, auctionId: string | null, detail: string): Problem {
  const extra = { not_free: why, ...(auctionId === null ? {} : { auction_id: auctionId }) };
  return new Problem(409, 'INVALID_TRANSITION', { detail, extra });
}
