import { sql, type Kysely } from 'kysely';

/**
 * What staff ask a customer to add to a completed report, which upload came with which addition, and
 * why a photo was refused (decision 79).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table additions (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      request_id text not null references requests on delete cascade,
      state text not null default 'OPEN' check (state in ('OPEN', 'COMPLETED', 'CANCELLED')),
      message text,
      sections jsonb not null,
      shots jsonb not null,
      damages jsonb not null default '[]',
      answered jsonb not null default '[]',
      changes jsonb not null default '[]',
      reason text,
      asked_by text references users on delete set null,
      asked_at timestamptz(3) not null,
      closed_at timestamptz(3)
    );
    create index additions_of on additions (request_id, asked_at);
    create unique index additions_one_open on additions (request_id) where state = 'OPEN';

    alter table uploads
      add column addition_id text references additions on delete set null,
      add column refusal_reason text
        check (refusal_reason in ('BLURRED', 'WRONG_SIDE', 'REFLECTION', 'OTHER')),
      add column refusal_note text;
    create index uploads_of_addition on uploads (addition_id) where addition_id is not null;

    alter table additions enable row level security;
    create policy tenant on additions to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update on additions to forecourt_app;
  `.execute(db);
}
