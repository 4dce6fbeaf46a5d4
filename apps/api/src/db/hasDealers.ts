import { sql } from 'kysely';

/** Whether the partner that this column of the query names has dealers that are not set aside. */
export const hasDealersOf = (
  partnerId: 'partners.id' | 'requests.partner_id',
) => sql<boolean>`exists (
  select 1 from dealers
  where dealers.partner_id = ${sql.ref(partnerId)} and dealers.deactivated_at is null
)`;

/** Whether the partner of the query has dealers that are not set aside. */
export const hasDealers = hasDealersOf('partners.id');
