import { sql, type Kysely } from 'kysely';

/** Every published version of a partner's settings, to look at and to restore (decision 115). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings_versions (
      partner_id text not null references partners on delete cascade,
      version integer not null,
      actor_id text references users on delete set null,
      actor_name text,
      areas jsonb not null,
      restored_from integer,
      snapshot jsonb not null,
      inserted_at timestamptz(3) not null,
      primary key (partner_id, version)
    );

    alter table settings_versions enable row level security;
    create policy tenant on settings_versions to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert on settings_versions to forecourt_app;
  `.execute(db);
}
