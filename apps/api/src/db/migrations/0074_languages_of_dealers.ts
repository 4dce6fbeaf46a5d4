import { sql, type Kysely } from 'kysely';

/** The language that a dealer is written to in; null for the partner's default (decision 145). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dealers add column locale text`.execute(db);
}
