import { sql, type Kysely } from 'kysely';

/** Company sign-ins by which a session shows again who it is (decision 141). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_attempts
      add column session_id text references sessions on delete cascade;
    create index company_attempts_session on company_attempts (session_id);
  `.execute(db);
}
