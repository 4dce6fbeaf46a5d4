import { sql, type Kysely } from 'kysely';

/** Tables of this migration whose rows belong to one partner, and what a handler may do to them. */
const TENANT_TABLES = {
  comments: 'select, insert, delete',
  fees: 'select, insert',
  audit_entries: 'select, insert',
} as const;

/** Conclusions that can be undone, comments, and everything an auction needs to run by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table request_events add column detail text;
    alter table request_events drop constraint request_events_actor_kind_check;
    alter table request_events add constraint request_events_actor_kind_check
      check (actor_kind in ('STAFF', 'CUSTOMER', 'DEALER', 'SYSTEM'));

    alter table claims add column status_before integer, add column concluded_at timestamptz(3);
    alter table inspects add column status_before integer, add column concluded_at timestamptz(3);

    create table comments (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      report_id text not null references reports on delete cascade,
      author_id text references users on delete set null,
      message text not null,
      subject text,
      inserted_at timestamptz(3) not null
    );
    create index comments_of on comments (report_id, inserted_at, id);

    alter table trade_ins
      add column offer_auction_id text references auctions on delete set null,
      add column offer_expired_at timestamptz(3);
    create index trade_ins_unanswered on trade_ins (offer_expires_at)
      where offer_accepted is null and offer_expired_at is null;

    alter table auctions
      add column cancel_reason text,
      add column closed_at timestamptz(3),
      add column reminded_at timestamptz(3),
      add column dealer_continues boolean;

    alter table auction_bidders
      add column id text not null unique default replace(gen_random_uuid()::text, '-', ''),
      add column outbid_told_at timestamptz(3);

    alter table bids add column seq integer;
    update bids set seq = numbered.seq from (
      select id, row_number() over (partition by auction_id order by value_cents) as seq from bids
    ) as numbered where bids.id = numbered.id;
    alter table bids alter column seq set not null,
      add constraint bids_in_order unique (auction_id, seq),
      add constraint bids_without_ties unique (auction_id, value_cents);

    alter table outbox
      add column auction_id text references auctions on delete cascade,
      add column dealer_id text references dealers on delete cascade;
    create index outbox_of_auction on outbox (auction_id, dealer_id, inserted_at desc);

    create table fees (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      request_id text not null references requests on delete cascade,
      auction_id text not null unique references auctions on delete cascade,
      dealer_id text not null references dealers on delete cascade,
      amount_cents bigint not null check (amount_cents > 0),
      currency_code text not null check (currency_code in ('EUR', 'USD')),
      inserted_at timestamptz(3) not null
    );
    create index fees_list on fees (partner_id, inserted_at desc, id desc);

    create table audit_entries (
      trade_in_id text not null references trade_ins,
      seq integer not null,
      partner_id text not null references partners,
      action text not null,
      actor_kind text not null check (actor_kind in ('STAFF', 'DEALER', 'OWNER', 'SYSTEM')),
      actor_id text,
      amount_cents bigint,
      currency_code text,
      state_before text,
      state_after text,
      auction_id text,
      call_id text,
      inserted_at timestamptz(3) not null,
      previous_hash text not null,
      hash text not null,
      primary key (trade_in_id, seq)
    );
    create function audit_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_entries is append-only';
    end $$;
    create trigger audit_is_append_only before update or delete on audit_entries
      for each row execute function audit_is_append_only();
  `.execute(db);

  for (const [table, rights] of Object.entries(TENANT_TABLES)) {
    await sql`
      alter table ${sql.table(table)} enable row level security;
      create policy tenant on ${sql.table(table)} to forecourt_app
        using (partner_id = any ((select app_partner_ids())::text[]))
        with check (partner_id = any ((select app_partner_ids())::text[]));
      grant ${sql.raw(rights)} on ${sql.table(table)} to forecourt_app;
    `.execute(db);
  }
}
