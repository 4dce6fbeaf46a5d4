import { sql, type Kysely } from 'kysely';

/** Since when a car is no longer offered on its public page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table requests add column listing_withdrawn_at timestamptz(3)`.execute(db);
}
