import { sql, type Kysely } from 'kysely';

/** The language that a customer chose, and the one that each message is written in (decision 116). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table requests add column locale text;
    alter table outbox add column locale text not null default 'en-US';
  `.execute(db);
}
