import { sql, type Kysely } from 'kysely';

/** Tables of this migration, and what a handler may do to them. */
const TENANT_TABLES = {
  deals: 'select, insert, update',
  deal_ticks: 'select, insert, delete',
  second_chances: 'select, insert, update',
} as const;

/**
 * What follows the owner's yes: the deal with its handover, the second chance of the next dealer, and
 * the state of the dealer's fee. Offers that were accepted before become deals; those whose dealer
 * had withdrawn fell through.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partners
      add column deal_answer_days integer not null default 3
        check (deal_answer_days between 1 and 30),
      add column withdrawal_fee text not null default 'KEPT'
        check (withdrawal_fee in ('KEPT', 'RETURNED'));

    alter table auctions drop constraint auctions_status_check;
    alter table auctions add constraint auctions_status_check
      check (status in ('RUNNING', 'NO_OFFERS', 'RESERVE_NOT_MET', 'AWAITING_OWNER', 'ACCEPTED',
        'DECLINED', 'EXPIRED', 'CANCELLED', 'FELL_THROUGH'));
    alter table auctions
      add column holds_until timestamptz(3),
      add column deal_version integer not null default 0;

    create table deals (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      trade_in_id text not null references trade_ins on delete cascade,
      auction_id text references auctions on delete set null,
      dealer_id text references dealers on delete set null,
      buyer text not null check (buyer in ('DEALER', 'PARTNER')),
      offered_by text references users on delete set null,
      state text not null check (state in ('AGREED', 'SOLD', 'WITHDRAWN_BY_DEALER',
        'WITHDRAWN_BY_OWNER', 'NO_ANSWER')),
      since timestamptz(3) not null,
      agreed_at timestamptz(3) not null,
      value_cents bigint not null,
      currency_code text not null check (currency_code in ('EUR', 'USD')),
      trade_for_new boolean not null default false,
      comment text,
      answer_until timestamptz(3),
      reminders integer not null default 0,
      continues boolean,
      answered_at timestamptz(3),
      handover_day text check (handover_day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      withdrawn_by text check (withdrawn_by in ('STAFF', 'DEALER', 'OWNER')),
      recorded_by text check (recorded_by in ('STAFF', 'DEALER', 'OWNER')),
      recorded_by_id text references users on delete set null,
      reason text,
      sold_note text,
      fee_rule text not null check (fee_rule in ('KEPT', 'RETURNED'))
    );
    create index deals_of on deals (trade_in_id, agreed_at desc);
    create index deals_of_auction on deals (auction_id, dealer_id);
    create unique index deals_one_live on deals (trade_in_id) where state in ('AGREED', 'SOLD');
    create index deals_unanswered on deals (answer_until) where state = 'AGREED' and continues is null;

    create table deal_ticks (
      deal_id text not null references deals on delete cascade,
      partner_id text not null references partners on delete cascade,
      item text not null check (item in ('DAY', 'PAPERS', 'KEYS', 'PAID')),
      party text not null check (party in ('STAFF', 'DEALER', 'OWNER')),
      by_party text not null check (by_party in ('STAFF', 'DEALER', 'OWNER')),
      by_id text references users on delete set null,
      inserted_at timestamptz(3) not null,
      primary key (deal_id, item, party)
    );

    create table second_chances (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      trade_in_id text not null references trade_ins on delete cascade,
      deal_id text not null references deals on delete cascade,
      auction_id text not null references auctions on delete cascade,
      bid_id text not null references bids on delete cascade,
      dealer_id text not null references dealers on delete cascade,
      value_cents bigint not null,
      currency_code text not null check (currency_code in ('EUR', 'USD')),
      state text not null check (state in ('ASKED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED')),
      asked_by text references users on delete set null,
      asked_at timestamptz(3) not null,
      until timestamptz(3) not null,
      reminded_at timestamptz(3),
      answered_at timestamptz(3),
      reason text
    );
    create index second_chances_of on second_chances (deal_id, asked_at desc);
    create index second_chances_of_dealer on second_chances (auction_id, dealer_id, asked_at desc);
    create unique index second_chances_one_asked on second_chances (trade_in_id)
      where state = 'ASKED';
    create index second_chances_due on second_chances (until) where state = 'ASKED';

    alter table trade_ins
      add column deal_id text references deals on delete set null,
      add column sold_at timestamptz(3);

    alter table fees drop constraint fees_auction_id_key;
    create index fees_of_auction on fees (auction_id);
    alter table fees
      add column deal_id text unique references deals on delete set null,
      add column state text not null default 'BOOKED' check (state in ('BOOKED', 'KEPT', 'RETURNED')),
      add column state_since timestamptz(3);
  `.execute(db);

  await sql`
    insert into deals (id, partner_id, trade_in_id, auction_id, dealer_id, buyer, offered_by, state,
      since, agreed_at, value_cents, currency_code, trade_for_new, comment, continues, answered_at,
      withdrawn_by, recorded_by, fee_rule)
    select t.id, t.partner_id, t.id, t.offer_auction_id, t.offer_dealer_id,
      case when t.offer_auction_id is null then 'PARTNER' else 'DEALER' end, t.offered_by,
      case when a.dealer_continues = false then 'WITHDRAWN_BY_DEALER' else 'AGREED' end,
      at.moment, at.moment, t.offer_value_cents, coalesce(t.offer_currency, 'EUR'),
      coalesce(t.offer_trade_for_new, false), t.offer_comment, a.dealer_continues,
      case when a.dealer_continues is not null then at.moment end,
      case when a.dealer_continues = false then 'DEALER' end,
      case when a.dealer_continues = false then 'DEALER' end, 'KEPT'
    from trade_ins t
      left join auctions a on a.id = t.offer_auction_id,
      lateral (select coalesce(t.offer_answered_at, t.offer_set_timestamp, t.inserted_at) as moment) at
    where t.offer_accepted and t.offer_value_cents is not null;

    update trade_ins set deal_id = id where id in (select id from deals);
    update fees set deal_id = deals.id, state_since = fees.inserted_at,
      state = case when deals.state = 'AGREED' then 'BOOKED' else 'KEPT' end
    from deals where deals.auction_id = fees.auction_id and deals.dealer_id = fees.dealer_id;
    update auctions set status = 'FELL_THROUGH' from deals
      where deals.auction_id = auctions.id and deals.state = 'WITHDRAWN_BY_DEALER';
    update trade_ins set offer_value_cents = null, offer_currency = null, offer_accepted = null,
      offer_trade_for_new = null, offer_comment = null, offered_by = null, offer_dealer_id = null,
      offer_auction_id = null, offer_set_timestamp = null, offer_expires_at = null,
      offer_answered_at = null, offer_expired_at = null
    where deal_id in (select id from deals where state = 'WITHDRAWN_BY_DEALER');
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
  await sql`grant update on fees to forecourt_app`.execute(db);
}
