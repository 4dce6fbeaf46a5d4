import { sql, type Kysely } from 'kysely';

/** A partner's logo for dark backgrounds, beside the one for light ones (decision 158). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table partners add logo_dark_url text`.execute(db);
}
