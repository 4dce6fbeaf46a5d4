import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidTransition, notFound } from '../../../http/problem.ts';
import { reportLinkIsLive } from '../../links/live.ts';
import { closeIfDue, type AuctionParts } from '../auctions/close.ts';
import { lockTradeIn } from '../auctions/queries.ts';
import { subjectOf, type Subject } from '../subject.ts';
import { isPending } from './presenter.ts';
import { findLatestAuction, findTradeInById } from './queries.ts';

/** A trade-in whose offer waits for the owner. */
interface Pending {
  tradeIn: Row<'trade_ins'>;
  subject: Subject;
  /** The end of the offer. */
  end: Date;
}

/**
 * The trade-in with the offer that the owner may still answer, locked until the end of `tx`.
 * @throws Problem 404; 409 when no offer waits for the owner
 */
export async function lockPending(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
): Promise<Pending> {
  const locked = await lockTradeIn(tx, tradeInId);
  if (!locked) throw notFound();
  // the screen shows the best offer before the closing job has made it the owner's
  const latest = await findLatestAuction(tx, locked.id);
  if (latest) await closeIfDue(services, tx, locked, latest.id);
  const tradeIn = await findTradeInById(tx, locked.id);
  if (!tradeIn) throw notFound();
  const now = services.clock.now();
  if (!isPending(tradeIn, now)) throw invalidTransition('No offer waits for the owner');
  const subject = await subjectOf(tx, tradeIn.request_id);
  return { tradeIn, subject, end: tradeIn.offer_expires_at ?? now };
}

/** The same while the owner's link opens it. @throws Problem 409, too, when it opens nothing */
export async function lockReachable(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
): Promise<Pending> {
  const pending = await lockPending(services, tx, tradeInId);
  const isLive = reportLinkIsLive(pending.subject.request, services.clock.now());
  if (!isLive) throw invalidTransition('Its link opens nothing');
  return pending;
}
