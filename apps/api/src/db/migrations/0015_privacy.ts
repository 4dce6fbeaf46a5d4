import { sql, type Kysely } from 'kysely';

/**
 * Retention periods, and the record of who exported or erased customers' data. What outlives a
 * customer (the hashed record of a trade-in, a fee) no longer needs their rows. Each message refers
 * to the request it is about, regardless of who received it, so that it is erased with the request.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partners add column retention_months integer
      check (retention_months between 1 and 120);

    create table privacy_records (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      action text not null check (action in ('EXPORTED', 'ERASED', 'EXPIRED', 'RETENTION_SET')),
      actor_id text references users on delete set null,
      actor_name text,
      reason text,
      request_ids jsonb not null default '[]',
      counts jsonb,
      retention_months integer,
      inserted_at timestamptz(3) not null
    );
    create index privacy_records_list on privacy_records (partner_id, inserted_at desc, id desc);
    alter table privacy_records enable row level security;
    create policy tenant on privacy_records to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert on privacy_records to forecourt_app;

    alter table audit_entries drop constraint audit_entries_trade_in_id_fkey;

    alter table fees alter column request_id drop not null, alter column auction_id drop not null;
    alter table fees drop constraint fees_request_id_fkey, drop constraint fees_auction_id_fkey;
    alter table fees
      add constraint fees_request_id_fkey
        foreign key (request_id) references requests on delete set null,
      add constraint fees_auction_id_fkey
        foreign key (auction_id) references auctions on delete set null;

    alter table outbox add column about_request_id text references requests on delete cascade;
    create index outbox_about on outbox (about_request_id) where about_request_id is not null;
    create index outbox_to on outbox (partner_id, recipient);
    create index requests_email on requests (partner_id, lower(email)) where email is not null;
    create index requests_phone on requests (partner_id, phone) where phone is not null;
  `.execute(db);
}
