import { sql, type Kysely } from 'kysely';

/** Chasing the owner of an offer: opened, reminded, withdrawn; and when partners remind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partners
      add column offer_reminder_after_days integer not null default 1
        check (offer_reminder_after_days between 0 and 30),
      add column offer_reminder_before_days integer not null default 1
        check (offer_reminder_before_days between 0 and 30);

    alter table trade_ins
      add column offer_opened_at timestamptz(3),
      add column offer_reminders integer not null default 0,
      add column offer_reminded_at timestamptz(3),
      add column offer_withdrawn_at timestamptz(3),
      add column offer_withdrawn_reason text;

    -- offers from before the reminders are only reminded of before their end
    update trade_ins set offer_reminded_at = now()
      where offer_value_cents is not null and offer_accepted is null and offer_expired_at is null;
  `.execute(db);
}
