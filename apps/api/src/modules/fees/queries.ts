import type { FeeState } from '@forecourt/contract';
import { sql } from 'kysely';
import { olderThan, type Cursor } from '../../http/cursor.ts';
import type { Tx } from '../../db/database.ts';

/** Which fees to list. */
interface FeeFilter {
  partnerId: string;
  dealerId: string | undefined;
  state: FeeState | undefined;
}

export type FeeRow = Awaited<ReturnType<typeof listFees>>[number];
export type DealerFeesRow = Awaited<ReturnType<typeof listDealerFees>>[number];

/** A page of a partner's fees plus one row, newest first. */
export function listFees(
  tx: Tx,
  { partnerId, dealerId, state }: FeeFilter,
  after: Cursor | null,
  limit: number,
) {
  return tx
    .selectFrom('fees')
    .innerJoin('dealers', 'dealers.id', 'fees.dealer_id')
    .where('fees.partner_id', '=', partnerId)
    .$if(dealerId !== undefined, (query) => query.where('fees.dealer_id', '=', dealerId ?? ''))
    .$if(state !== undefined, (query) => query.where('fees.state', '=', state ?? 'BOOKED'))
    .$if(after !== null, (query) =>
      query.where(olderThan(after as Cursor, 'fees.inserted_at', 'fees.id')),
    )
    .orderBy('fees.inserted_at', 'desc')
    .orderBy('fees.id', 'desc')
    .limit(limit + 1)
    .selectAll('fees')
    .select('dealers.name as dealer_name')
    .execute();
}

/** The sums of each dealer and currency plus one row, the newest fee first. */
export function listDealerFees(tx: Tx, partnerId: string, after: Cursor | null, limit: number) {
  return tx
    .selectFrom((eb) =>
      eb
        .selectFrom('fees')
        .innerJoin('dealers', 'dealers.id', 'fees.dealer_id')
        .where('fees.partner_id', '=', partnerId)
        .groupBy(['fees.dealer_id', 'dealers.name', 'fees.currency_code'])
        .select(['fees.dealer_id', 'dealers.name as dealer_name', 'fees.currency_code'])
        .select(sql<string>`fees.dealer_id || fees.currency_code`.as('key'))
        .select(sql<Date>`max(fees.inserted_at)`.as('latest_at'))
        .select(sql<number>`count(*)::int`.as('leads'))
        .select(
          sql<number>`coalesce(sum(fees.amount_cents) filter (where fees.state <> 'RETURNED'), 0)::bigint`.as(
            'due_cents',
          ),
        )
        .select(
          sql<number>`coalesce(sum(fees.amount_cents) filter (where fees.state = 'RETURNED'), 0)::bigint`.as(
            'returned_cents',
          ),
        )
        .as('sums'),
    )
    .$if(after !== null, (query) =>
      query.where(olderThan(after as Cursor, 'sums.latest_at', 'sums.key')),
    )
    .orderBy('sums.latest_at', 'desc')
    .orderBy('sums.key', 'desc')
    .limit(limit + 1)
    .selectAll('sums')
    .execute();
}
