import { sql, type Kysely } from 'kysely';

/**
 * What the damage detection found on photos, the damages that staff made of it, and when a photo was
 * looked at (decision 107).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table damage_findings (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      report_id text not null references reports on delete cascade,
      upload_id bigint not null references uploads on delete cascade,
      part text,
      kind text not null,
      size text,
      box jsonb not null,
      confidence double precision not null check (confidence between 0 and 1),
      state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'DISMISSED')),
      damage_id text,
      inserted_at timestamptz(3) not null,
      check ((state = 'ACCEPTED') = (damage_id is not null))
    );
    create index damage_findings_of on damage_findings (report_id);
    create index damage_findings_on on damage_findings (upload_id);

    alter table reports add column added_damages jsonb not null default '[]';
    alter table uploads add column searched_at timestamptz(3);

    alter table damage_findings enable row level security;
    create policy tenant on damage_findings to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, update on damage_findings to forecourt_app;
  `.execute(db);
}
