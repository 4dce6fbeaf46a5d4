import { sql, type Kysely } from 'kysely';

/** Which customers asked for their link on a website that embed.js is on (decision 142). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table requests
      add column from_website boolean not null default false,
      add constraint requests_from_website check (self_service or not from_website);
  `.execute(db);
}
