import { sql, type Kysely } from 'kysely';

/**
 * How the newest notice of each conversation fares, and what a request's newest message and the
 * entries about messages in its timeline are about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table threads
      add column notice text check (notice in ('QUEUED', 'SENT', 'FAILED')),
      add column notice_id text,
      add column notice_channel text,
      add column notice_reason text,
      add column notice_at timestamptz(3);
    alter table requests add column delivery_about text;
    alter table request_events add column about text;

    update requests set delivery_about = case newest.purpose
        when 'FOLLOW_UP' then 'FOLLOW_UP' when 'ADDITION' then 'ADDITION' else 'REQUEST' end
      from outbox newest where newest.id = requests.delivery_id;

    -- an offer that waits for its owner without their knowing
    update requests set delivery = 'FAILED', delivery_id = newest.id, delivery_about = 'OFFER',
        delivery_channel = newest.channel, delivery_reason = coalesce(newest.reason, 'UNKNOWN'),
        delivery_at = coalesce(newest.attempted_at, newest.inserted_at)
      from (
        select distinct on (trade_ins.request_id) trade_ins.request_id as owner_id, outbox.id,
          outbox.channel, outbox.reason, outbox.status, outbox.attempted_at, outbox.inserted_at
        from trade_ins join outbox
          on outbox.about_request_id = trade_ins.request_id and outbox.dealer_id is null
          and outbox.purpose in ('OFFER', 'OFFER_REPLACED', 'OFFER_AGAIN')
          and outbox.inserted_at >= trade_ins.offer_set_timestamp
        where trade_ins.offer_value_cents is not null and trade_ins.offer_accepted is null
          and trade_ins.offer_expired_at is null
        order by trade_ins.request_id, outbox.inserted_at desc, outbox.id desc
      ) newest
      where newest.owner_id = requests.id and newest.status = 'FAILED';
  `.execute(db);
}
