import { sql, type Kysely } from 'kysely';

/** What staff correct of what a customer gave, with the customer's own values, and each change of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table requests add column corrections jsonb not null default '{}';
    alter table request_events add column change jsonb;
  `.execute(db);
}
