import type { Tx } from './database.ts';

/** Who has bought a car: a dealer, or the partner itself. */
export interface Sale {
  /** Null for the partner. */
  dealerId: string | null;
}

/**
 * The sale of a request's car, from the owner's yes for as long as the deal stands; undefined while
 * the car is for sale, and where the request leads to no sale.
 */
export async function saleOf(tx: Tx, requestId: string): Promise<Sale | undefined> {
  const row = await tx
    .selectFrom('trade_ins')
    .where('request_id', '=', requestId)
    .where('offer_accepted', '=', true)
    .select('offer_dealer_id')
    .executeTakeFirst();
  return row && { dealerId: row.offer_dealer_id };
}
