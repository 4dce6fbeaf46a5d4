import { sql, type Kysely } from 'kysely';

/**
 * What an auction goes by: each has its own rules, a partner has defaults. Auctions of before go on as
 * they began, with a cent as the least raise. Equal bids may stand side by side now; `tie_order` says
 * which is better. Nobody but the server reads a limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partners add column auction_defaults jsonb;

    alter table auctions
      add column min_raise_cents bigint not null default 1 check (min_raise_cents > 0),
      add column reserve_cents bigint check (reserve_cents > 0),
      add column extension boolean not null default false,
      add column buy_now_cents bigint check (buy_now_cents > 0),
      add column proxy_bids boolean not null default false,
      add column sealed boolean not null default false,
      add column extensions integer not null default 0 check (extensions between 0 and 10),
      add column original_end_time timestamptz(3),
      add column bought_at timestamptz(3);
    alter table auctions
      add constraint auctions_sealed_alone check (not (sealed and (extension or proxy_bids))),
      drop constraint auctions_status_check,
      add constraint auctions_status_check check (status in ('RUNNING', 'NO_OFFERS',
        'RESERVE_NOT_MET', 'AWAITING_OWNER', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED'));

    alter table bids
      add column automatic boolean not null default false,
      add column tie_order integer not null default 0,
      drop constraint bids_without_ties;
    drop index bids_of;
    create index bids_of on bids (auction_id, value_cents desc, tie_order);

    create table bid_limits (
      auction_id text not null references auctions on delete cascade,
      dealer_id text not null references dealers on delete cascade,
      partner_id text not null references partners on delete cascade,
      limit_cents bigint not null check (limit_cents > 0),
      trade_for_new boolean not null,
      comment text,
      holds_days integer,
      updated_at timestamptz(3) not null,
      primary key (auction_id, dealer_id)
    );
    alter table bid_limits enable row level security;
    create policy tenant on bid_limits to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update on bid_limits to forecourt_app;
  `.execute(db);
}
