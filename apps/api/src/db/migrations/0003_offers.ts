import { sql, type Kysely } from 'kysely';

/** What a request leads to: the offer and auction of a trade-in, the conclusion of a claim or inspection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trade_ins (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      request_id text not null unique references requests on delete cascade,
      expected_price_cents bigint,
      offer_value_cents bigint,
      offer_currency text check (offer_currency in ('EUR', 'USD')),
      offer_accepted boolean,
      offer_trade_for_new boolean,
      offer_comment text,
      offered_by text references users on delete set null,
      offer_dealer_id text references dealers on delete set null,
      offer_set_timestamp timestamptz(3),
      offer_expires_at timestamptz(3),
      offer_answered_at timestamptz(3),
      inserted_at timestamptz(3) not null
    );

    create table auctions (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      trade_in_id text not null references trade_ins on delete cascade,
      currency_code text not null check (currency_code in ('EUR', 'USD')),
      start_time timestamptz(3) not null,
      end_time timestamptz(3) not null,
      min_bid_cents bigint not null default 0,
      status text not null check (status in ('RUNNING', 'NO_OFFERS', 'AWAITING_OWNER', 'ACCEPTED', 'DECLINED',
        'EXPIRED', 'CANCELLED')),
      winner_dealer_id text references dealers on delete set null,
      validity_days integer not null default 7,
      validity_miles integer not null default 200,
      requirements text,
      created_by text references users on delete set null,
      inserted_at timestamptz(3) not null
    );
    create index auctions_of on auctions (trade_in_id, start_time desc);
    create index auctions_open on auctions (end_time) where status = 'RUNNING';

    create table auction_bidders (
      auction_id text not null references auctions on delete cascade,
      dealer_id text not null references dealers on delete cascade,
      partner_id text not null references partners on delete cascade,
      key_version integer not null default 1,
      inserted_at timestamptz(3) not null,
      primary key (auction_id, dealer_id)
    );

    create table bids (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      auction_id text not null references auctions on delete cascade,
      dealer_id text not null references dealers on delete cascade,
      value_cents bigint not null check (value_cents > 0),
      trade_for_new boolean not null default false,
      comment text,
      expires_at timestamptz(3),
      inserted_at timestamptz(3) not null
    );
    create index bids_of on bids (auction_id, value_cents desc);

    create table claims (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      request_id text not null unique references requests on delete cascade,
      claim_type text,
      reported timestamptz(3),
      damage_description text,
      insurer_name text,
      status integer not null default 0 check (status between 0 and 5),
      updated_at timestamptz(3) not null
    );

    create table inspects (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      request_id text not null unique references requests on delete cascade,
      driver_name text,
      driver_email text,
      driver_phone text,
      status integer not null default 0 check (status between 0 and 5),
      updated_at timestamptz(3) not null
    );

    create table threads (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      lead_id text not null references requests on delete cascade,
      initiator text not null check (initiator in ('AGENT_BUYER', 'BUYER_AGENT', 'AGENT_SELLER', 'SELLER_AGENT')),
      sender_type text not null check (sender_type in ('BUYER', 'SELLER', 'AGENT')),
      info jsonb not null default '{}',
      summary text,
      buyer_read_status boolean not null default false,
      seller_read_status boolean not null default false,
      inserted_at timestamptz(3) not null,
      last_message_at timestamptz(3) not null
    );
    create index threads_list on threads (partner_id, last_message_at desc, id desc);
    create index threads_of on threads (lead_id);

    create table messages (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      thread_id text not null references threads on delete cascade,
      message text not null,
      sender_type text not null check (sender_type in ('BUYER', 'SELLER', 'AGENT')),
      sender_id text,
      inserted_at timestamptz(3) not null
    );
    create index messages_of on messages (thread_id, inserted_at desc, id desc);
  `.execute(db);
}
