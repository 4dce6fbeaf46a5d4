import { sql, type Kysely } from 'kysely';

/** Which photos of a conversation staff added to the report, when and who (decision 112). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attachments
      add column reported_at timestamptz(3),
      add column reported_by text references users on delete set null;
    create index attachments_in_report on attachments (request_id) where reported_at is not null;
  `.execute(db);
}
