import { sql, type Kysely } from 'kysely';

/** The language that a member of staff is written to in; null for the partner's default (decision 149). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column locale text`.execute(db);
}
