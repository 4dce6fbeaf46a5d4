import { sql, type Kysely } from 'kysely';

/**
 * Tables of this migration whose rows belong to one partner; handlers update the counts in them.
 */
const TENANT_TABLES = ['sending_counts', 'refused_bids'] as const;

/**
 * Quotas and allowed countries of a partner, sending counts, and the delivery state of each
 * request's newest message. Refused bids are counted outside the audit record.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from information_schema.columns where table_schema = current_schema()
        and table_name = 'partners' and column_name = 'verified_at') then
        alter table partners add column verified_at timestamptz(3);
        update partners set verified_at = inserted_at;
      end if;
    end $$;
    alter table partners
      add column sms_per_day integer check (sms_per_day >= 0),
      add column email_per_day integer check (email_per_day >= 0),
      add column sms_countries jsonb;

    create table sending_counts (
      partner_id text not null references partners on delete cascade,
      bucket text not null,
      hits integer not null,
      resets_at timestamptz(3) not null,
      primary key (partner_id, bucket)
    );
    create index sending_counts_age on sending_counts (resets_at);

    create table refused_bids (
      partner_id text not null references partners on delete cascade,
      auction_id text not null references auctions on delete cascade,
      dealer_id text not null references dealers on delete cascade,
      reason text not null,
      entry_seq integer,
      times integer not null,
      first_at timestamptz(3) not null,
      last_at timestamptz(3) not null,
      primary key (auction_id, dealer_id, reason)
    );

    alter table outbox add column reason text;
    alter table requests
      add column delivery text check (delivery in ('QUEUED', 'SENT', 'FAILED')),
      add column delivery_id text,
      add column delivery_channel text,
      add column delivery_reason text,
      add column delivery_at timestamptz(3),
      add column sends integer not null default 0,
      add column last_send_at timestamptz(3),
      add column sends_reset_at timestamptz(3);
    update outbox set reason = 'UNKNOWN' where status = 'FAILED';
    update requests set delivery = case newest.status when 'SENDING' then 'QUEUED' else newest.status end,
      delivery_id = newest.id, delivery_channel = newest.channel, delivery_reason = newest.reason,
      delivery_at = coalesce(newest.sent_at, newest.attempted_at, newest.inserted_at)
      from (
        select distinct on (request_id) * from outbox where request_id is not null
        order by request_id, inserted_at desc, id desc
      ) as newest where newest.request_id = requests.id;
    create index requests_not_delivered on requests (partner_id, request_type, inserted_at desc, id desc)
      where delivery = 'FAILED';
  `.execute(db);

  for (const table of TENANT_TABLES) {
    await sql`
      alter table ${sql.table(table)} enable row level security;
      create policy tenant on ${sql.table(table)} to forecourt_app
        using (partner_id = any ((select app_partner_ids())::text[]))
        with check (partner_id = any ((select app_partner_ids())::text[]));
      grant select, insert, update on ${sql.table(table)} to forecourt_app;
    `.execute(db);
  }
}
