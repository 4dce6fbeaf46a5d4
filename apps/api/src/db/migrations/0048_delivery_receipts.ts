import { sql, type Kysely } from 'kysely';

/** Messages that reached the phone, as their provider reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox add column delivered_at timestamptz(3);
    alter table requests
      drop constraint requests_delivery_check,
      add constraint requests_delivery_check
        check (delivery in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED'));
    alter table threads
      drop constraint threads_notice_check,
      add constraint threads_notice_check
        check (notice in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED'));
  `.execute(db);
}
