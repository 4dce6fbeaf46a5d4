import type { PublicAuction } from '@forecourt/contract';
import { auctionStatusAt } from '../../../domain/auctionRules.ts';
import { factsOf } from './facts.ts';
import type { AuctionState } from './queries.ts';

/** What everybody may see of an auction: no names and no amounts. */
export function presentPublicAuction(
  { auction: row, count: totalOffers, best }: Pick<AuctionState, 'auction' | 'count' | 'best'>,
  now: Date,
): PublicAuction {
  return {
    id: row.id,
    currency_code: row.currency_code,
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    server_time: now.toISOString(),
    status: auctionStatusAt(factsOf(row, best), totalOffers, now),
    validity: { days: row.validity_days, miles: row.validity_miles },
    total_offers: totalOffers,
    deal_version: row.deal_version,
  };
}
