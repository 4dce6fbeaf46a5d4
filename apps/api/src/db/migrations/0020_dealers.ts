import { sql, type Kysely } from 'kysely';

/**
 * A partner's own directory of dealers: who to speak to, where they are, what they buy, groups, and
 * those who are set aside or have opted out. An address now belongs to one dealer of a partner.
 * Where two have the same, the later one keeps it in its note only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dealers
      add column contact text,
      add column postcode text,
      add column latitude double precision,
      add column longitude double precision,
      add column makes text[] not null default '{}',
      add column note text,
      add column favorite boolean not null default false,
      add column deactivated_at timestamptz(3),
      add column opted_out_at timestamptz(3);
    update dealers set note = 'Email address of another dealer: ' || email, email = null
      where email is not null and exists (
        select from dealers first where first.partner_id = dealers.partner_id
          and lower(first.email) = lower(dealers.email)
          and (first.inserted_at, first.id) < (dealers.inserted_at, dealers.id));
    create unique index dealers_email on dealers (partner_id, lower(email)) where email is not null;
    create index dealers_by_name on dealers (partner_id, lower(name), id);

    create table dealer_groups (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      name text not null,
      inserted_at timestamptz(3) not null
    );
    create unique index dealer_groups_name on dealer_groups (partner_id, lower(name));
    create table dealer_group_members (
      group_id text not null references dealer_groups on delete cascade,
      dealer_id text not null references dealers on delete cascade,
      partner_id text not null references partners on delete cascade,
      primary key (group_id, dealer_id)
    );
    create index dealer_group_members_of on dealer_group_members (dealer_id);

    create index auction_bidders_of_dealer on auction_bidders (dealer_id, inserted_at desc);
    create index bids_of_dealer on bids (dealer_id);
    create index auctions_won on auctions (winner_dealer_id) where winner_dealer_id is not null;
    create index auctions_latest on auctions (partner_id, start_time desc);
  `.execute(db);
  for (const table of ['dealer_groups', 'dealer_group_members']) {
    await sql`
      alter table ${sql.table(table)} enable row level security;
      create policy tenant on ${sql.table(table)} to forecourt_app
        using (partner_id = any ((select app_partner_ids())::text[]))
        with check (partner_id = any ((select app_partner_ids())::text[]));
      grant select, insert, update, delete on ${sql.table(table)} to forecourt_app;
    `.execute(db);
  }
}
