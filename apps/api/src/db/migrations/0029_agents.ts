import { sql, type Kysely } from 'kysely';

/**
 * Lists of one agent's requests, and until when a user is away. The last day away is text, as the
 * calendar has it: it belongs to no time zone (decision 83).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index requests_of_agent on requests
      (partner_id, request_type, agent_id, inserted_at desc, id desc) where agent_id is not null;

    alter table users
      add column away_until text check (away_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      add column away_note text,
      add column away_substitute text references users on delete set null;
  `.execute(db);
}
