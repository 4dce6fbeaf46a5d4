import { sql, type Kysely } from 'kysely';

/** Messages by WhatsApp: their templates, when they were read, and who is written to so (decision 159). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      add column template jsonb,
      add column read_at timestamptz(3),
      drop constraint outbox_channel_check,
      add constraint outbox_channel_check check (channel in ('EMAIL', 'SMS', 'WHATSAPP'));
    alter table requests
      add column phone_channel text not null default 'SMS'
        check (phone_channel in ('SMS', 'WHATSAPP')),
      drop constraint requests_delivery_check,
      add constraint requests_delivery_check
        check (delivery in ('QUEUED', 'SENT', 'DELIVERED', 'READ', 'FAILED'));
  `.execute(db);
}
