import { invalidTransition, notFound } from '../../../http/problem.ts';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import type { DealFacts } from '../../../domain/deal.ts';
import { lockTradeIn } from '../auctions/queries.ts';
import { factsOf, findDeal, listTicks, type DealRow } from './queries.ts';

/** A deal read under the lock of its car (decision 16). */
export interface LockedDeal {
  tradeIn: Row<'trade_ins'>;
  deal: DealRow;
  facts: DealFacts;
}

/**
 * A deal by its id, locked.
 * @throws Problem 404; 409 when another offer or auction has followed it
 */
export async function lockDeal(tx: Tx, dealId: string): Promise<LockedDeal> {
  const known = await findDeal(tx, dealId);
  const locked = known && (await findLocked(tx, known.trade_in_id));
  if (!known || locked === undefined) throw notFound();
  if (locked?.deal.id !== dealId) throw invalidTransition('Another step has followed');
  return locked;
}

/**
 * The deal of a trade-in, locked.
 * @throws Problem 404; 409 without a deal
 */
export async function lockDealOf(tx: Tx, tradeInId: string): Promise<LockedDeal> {
  const locked = await findLocked(tx, tradeInId);
  if (locked === undefined) throw notFound();
  if (!locked) throw invalidTransition('There is no deal');
  return locked;
}

/** The current deal of a trade-in after locking it; null without one, undefined without the trade-in. */
export async function findLocked(
  tx: Tx,
  tradeInId: string,
): Promise<LockedDeal | null | undefined> {
  const tradeIn = await lockTradeIn(tx, tradeInId);
  if (!tradeIn) return undefined;
  const deal = tradeIn.deal_id ? await findDeal(tx, tradeIn.deal_id) : undefined;
  if (!deal) return null;
  return { tradeIn, deal, facts: factsOf(deal, await listTicks(tx, deal.id)) };
}
