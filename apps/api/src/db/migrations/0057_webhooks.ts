import { sql, type Kysely } from 'kysely';

/** Addresses that are told of events, and what was delivered to them (decision 119). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      url text not null,
      events jsonb not null,
      secret_sealed text not null,
      old_secret_sealed text,
      old_secret_until timestamptz(3),
      disabled_at timestamptz(3),
      failing_since timestamptz(3),
      inserted_at timestamptz(3) not null
    );
    create index webhooks_of on webhooks (partner_id, inserted_at);

    create table webhook_deliveries (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      webhook_id text not null references webhooks on delete cascade,
      type text not null,
      body text not null,
      state text not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'FAILED')),
      attempts integer not null default 0,
      status integer,
      answer text,
      error text,
      duration_ms integer,
      inserted_at timestamptz(3) not null,
      attempted_at timestamptz(3)
    );
    create index webhook_deliveries_of on webhook_deliveries (webhook_id, inserted_at desc, id desc);
    create index webhook_deliveries_old on webhook_deliveries (inserted_at);

    alter table webhooks enable row level security;
    create policy tenant on webhooks to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update, delete on webhooks to forecourt_app;

    alter table webhook_deliveries enable row level security;
    create policy tenant on webhook_deliveries to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update on webhook_deliveries to forecourt_app;
  `.execute(db);
}
