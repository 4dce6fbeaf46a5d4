import { sql, type Kysely } from 'kysely';

/**
 * A mail gets its HTML when it is sent: what was kept of it held links, too. The column stays for a
 * node of the version before, which still writes it while both run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update outbox set html = null where html is not null`.execute(db);
}
