import { sql, type Kysely } from 'kysely';

/** Where the license plate is on a photo, and whether links show it (decision 108). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column plate jsonb`.execute(db);
}
