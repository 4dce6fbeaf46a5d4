import type { Row } from '../../../db/schema.ts';
import type { Currency } from '../../../db/tables/values.ts';
import type { Tx } from '../../../db/database.ts';

export type TradeInRow = Row<'trade_ins'> & {
  /** The partner's currency. */
  currency: Currency;
  partner_name: string;
  offered_by_name: string | null;
  dealer_name: string | null;
  /** Of the auction whose best offer it is. */
  validity_days: number | null;
  validity_miles: number | null;
  /** The partner's rules of reminding owners: see `ReminderRules`. */
  reminder_after_days: number;
  reminder_before_days: number;
};

/** The trade-in of a request with the names behind its offer, or undefined. */
export function findTradeIn(tx: Tx, requestId: string): Promise<TradeInRow | undefined> {
  return tx
    .selectFrom('trade_ins')
    .innerJoin('partners', 'partners.id', 'trade_ins.partner_id')
    .leftJoin('users', 'users.id', 'trade_ins.offered_by')
    .leftJoin('dealers', 'dealers.id', 'trade_ins.offer_dealer_id')
    .leftJoin('auctions', 'auctions.id', 'trade_ins.offer_auction_id')
    .where('trade_ins.request_id', '=', requestId)
    .selectAll('trade_ins')
    .select(['partners.name as partner_name', 'partners.currency'])
    .select('partners.offer_reminder_after_days as reminder_after_days')
    .select('partners.offer_reminder_before_days as reminder_before_days')
    .select(['auctions.validity_days', 'auctions.validity_miles'])
    .select(['users.name as offered_by_name', 'dealers.name as dealer_name'])
    .executeTakeFirst();
}

/** A trade-in by its own id, or undefined when the transaction does not see it. */
export function findTradeInById(tx: Tx, id: string): Promise<Row<'trade_ins'> | undefined> {
  return tx.selectFrom('trade_ins').where('id', '=', id).selectAll().executeTakeFirst();
}

/** The trade-in's latest auction, or undefined. */
export function findLatestAuction(tx: Tx, tradeInId: string): Promise<Row<'auctions'> | undefined> {
  return tx
    .selectFrom('auctions')
    .where('trade_in_id', '=', tradeInId)
    .orderBy('start_time', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}
