import { sql, type Kysely } from 'kysely';

/** A mail gets its HTML when it is sent: what was kept of it held links, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop column html`.execute(db);
}
