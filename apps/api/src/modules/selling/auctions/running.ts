import type { Row } from '../../../db/schema.ts';
import { invalidTransition, notFound } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import { currentStatus, type AuctionParts } from './close.ts';
import { findAuction, lockTradeIn } from './queries.ts';

/** A locked auction that still runs, and the moment that was decided by. */
export interface Running {
  auction: Row<'auctions'>;
  tradeIn: Row<'trade_ins'>;
  now: Date;
}

/** An auction as it is once its trade-in is locked. @throws Problem 404 */
export async function lockAuction(
  tx: Tx,
  id: string,
): Promise<Pick<Running, 'auction' | 'tradeIn'>> {
  const known = await findAuction(tx, id);
  const tradeIn = known && (await lockTradeIn(tx, known.trade_in_id));
  const auction = tradeIn && (await findAuction(tx, id));
  if (!tradeIn || !auction) throw notFound();
  return { auction, tradeIn };
}

/**
 * Locks an auction's trade-in and makes sure that the auction runs.
 * @throws Problem 409 when it has ended: a best offer that was made stays valid
 */
export async function lockRunning(
  { clock }: Pick<AuctionParts, 'clock'>,
  tx: Tx,
  auctionId: string,
): Promise<Running> {
  const { auction, tradeIn } = await lockAuction(tx, auctionId);
  const now = clock.now();
  if ((await currentStatus(tx, auction, now)) !== 'RUNNING') {
    throw invalidTransition('The auction has ended');
  }
  return { auction, tradeIn, now };
}
