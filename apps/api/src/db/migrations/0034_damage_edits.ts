import { sql, type Kysely } from 'kysely';

/** What staff say of damages in place of the customer (decision 87), beside the customer's own list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reports add column damage_edits jsonb not null default '{}';
  `.execute(db);
}
