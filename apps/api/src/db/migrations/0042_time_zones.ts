import { sql, type Kysely } from 'kysely';

/** In which zone a partner's messages tell times, and a dealer's where it is known (decision 92). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partners add column time_zone text not null default 'UTC';
    alter table dealers add column time_zone text;
  `.execute(db);
}
