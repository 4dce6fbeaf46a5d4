import { sql, type Kysely } from 'kysely';

/**
 * Indexes for asking whether a customer has an open request, by phone number or by email address in
 * any case (decision 78).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index requests_by_phone on requests (partner_id, phone)
      where phone is not null and status not in ('COMPLETED', 'ARCHIVED');
    create index requests_by_email on requests (partner_id, lower(email))
      where email is not null and status not in ('COMPLETED', 'ARCHIVED');
  `.execute(db);
}
