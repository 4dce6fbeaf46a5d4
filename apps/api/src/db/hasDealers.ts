import { sql } from 'kysely';

/** Whether the partner of the query has dealers. */
export const hasDealers = sql<boolean>`exists (
  select 1 from dealers where dealers.partner_id = partners.id
)`;
