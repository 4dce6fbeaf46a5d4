import { sql, type Kysely } from 'kysely';

/** Finds the conversations that wait for an answer of staff, of all that there ever were (decision 127). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index threads_waiting on threads (partner_id, lead_id) where sender_type <> 'AGENT';
  `.execute(db);
}
