import { HOUR_MS, type AuctionAgain } from '@forecourt/contract';
import { presentRules } from '../../../domain/auction/rulesChoice.ts';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { plannedEnd } from './facts.ts';
import { ruled } from './ruled.ts';

/** What a new auction for the same car starts with: all as before, without dealers who are gone. */
export async function auctionAgain(tx: Tx, auction: Row<'auctions'>): Promise<AuctionAgain> {
  const invited = await tx
    .selectFrom('auction_bidders')
    .innerJoin('dealers', 'dealers.id', 'auction_bidders.dealer_id')
    .where('auction_bidders.auction_id', '=', auction.id)
    .orderBy('dealers.name')
    .select(['dealers.id', 'dealers.name', 'dealers.phone', 'dealers.email'])
    .select(['dealers.deactivated_at', 'dealers.opted_out_at'])
    .execute();
  const dealers = invited.flatMap(({ deactivated_at: gone, opted_out_at: silent, ...dealer }) =>
    !gone && !silent && (dealer.email ?? dealer.phone) ? [dealer] : [],
  );
  const planned = plannedEnd(auction).getTime() - auction.start_time.getTime();
  return {
    auction_id: auction.id,
    partner_id: auction.partner_id,
    trade_in_id: auction.trade_in_id,
    currency_code: auction.currency_code,
    hours: Math.ceil(planned / HOUR_MS),
    validity: { days: auction.validity_days, miles: auction.validity_miles },
    dealer_requirements: auction.requirements,
    rules: presentRules(ruled(auction)),
    dealers,
    left_out: invited.length - dealers.length,
  };
}
