import { type InsightsDealer, type InsightsSelling, enoughRequests } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Currency } from '../../db/schema.ts';
import { type InsightsFilter, isMadeSince } from './filter.ts';

/** Which requests are counted. */
export interface SellingFilter extends InsightsFilter {
  /** The partner's: owners expect a price in it, so that other auctions are not compared with it. */
  currency: Currency;
}

type Figures = InsightsSelling['now'];

type Auctions = Omit<Figures, 'sold' | 'median_seconds_to_sold'>;
type Sales = Pick<Figures, 'sold' | 'median_seconds_to_sold'>;

/** What the database counts; a period in which there was nothing has no row. */
export interface SellingRows {
  auctions: (Auctions & { is_before: boolean })[];
  sales: (Sales & { is_before: boolean })[];
  dealers: InsightsDealer[];
  endings: { is_before: boolean; reason: string; count: number }[];
}

/** Why an offer came to nothing, as the timeline has it, in the order in which it is told. */
export const ENDINGS = [
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
  'OFFER_WITHDRAWN',
  'OWNER_WITHDRAWS',
  'DEALER_WITHDRAWS',
  'DEALER_NO_ANSWER',
  'PARTNER_WITHDRAWS',
] as const satisfies readonly InsightsSelling['endings'][number]['reason'][];

const MOST_DEALERS = 50;

/** The auctions, dealers, sales and refusals of a period's requests, by one statement. */
export async function countSelling(tx: Tx, filter: SellingFilter): Promise<SellingRows> {
  const { period, currency } = filter;
  const enough = sql.lit(enoughRequests);
  const reasons = sql.join(ENDINGS.map((reason) => sql.lit(reason)));
  const toSold = sql`extract(epoch from made.sold_at - made.reported_at)::float8`;
  const isTimed = sql`made.sold_at >= made.reported_at`;
  const answer = await sql<SellingRows>`
    with made as materialized (
      select id, inserted_at < ${period.from} as is_before, reported_at, sold_at
      from requests
      where ${isMadeSince(period.fromBefore, filter)}
    ),
    held as materialized (
      select made.is_before, auctions.id, bids.count, bids.best
          / case when auctions.currency_code = ${currency}
            then nullif(trade_ins.expected_price_cents, 0) end as of_expected
      from made
      join trade_ins on trade_ins.request_id = made.id
      join auctions on auctions.trade_in_id = trade_ins.id
      cross join lateral (
        select count(*) as count, max(value_cents)::float8 as best
        from bids where bids.auction_id = auctions.id
      ) bids
      where auctions.status not in ('RUNNING', 'CANCELLED')
    ),
    auctions_of as (
      select is_before, count(*) as auctions, count(*) filter (where count = 0) as without_bids,
        case when count(*) >= ${enough}
          then percentile_cont(0.5) within group (order by count::float8) end as median_bids,
        case when count(of_expected) >= ${enough} then round((percentile_cont(0.5)
          within group (order by of_expected))::numeric, 3) end as median_of_expected
      from held group by is_before
    ),
    sales_of as (
      select is_before, count(sold_at) as sold,
        case when count(*) filter (where ${isTimed}) >= ${enough}
          then round(percentile_cont(0.5) within group (order by ${toSold})
            filter (where ${isTimed})) end as median_seconds_to_sold
      from made group by is_before
    ),
    dealers_of as (
      select dealers.id, dealers.name, count(*) as invited,
        count(*) filter (where bidders.opened_at is not null or part.has_bid) as opened,
        count(*) filter (where part.has_bid) as bid, count(*) filter (where part.has_won) as won
      from held
      join auction_bidders bidders on bidders.auction_id = held.id
      join dealers on dealers.id = bidders.dealer_id
      cross join lateral (
        select exists (select from bids
            where bids.auction_id = held.id and bids.dealer_id = dealers.id) as has_bid,
          exists (select from deals
            where deals.auction_id = held.id and deals.dealer_id = dealers.id) as has_won
      ) part
      where not held.is_before
      group by dealers.id, dealers.name
      order by won desc, bid desc, invited desc, dealers.name, dealers.id
      limit ${sql.lit(MOST_DEALERS)}
    ),
    endings_of as (
      select made.is_before, events.type as reason, count(distinct made.id) as count
      from made
      join request_events events on events.request_id = made.id and events.type in (${reasons})
      group by made.is_before, events.type
    )
    select
      (select coalesce(json_agg(auctions_of), '[]') from auctions_of) as auctions,
      (select coalesce(json_agg(sales_of), '[]') from sales_of) as sales,
      (select coalesce(json_agg(dealers_of), '[]') from dealers_of) as dealers,
      (select coalesce(json_agg(endings_of), '[]') from endings_of) as endings
  `.execute(tx);
  return answer.rows[0]!;
}
