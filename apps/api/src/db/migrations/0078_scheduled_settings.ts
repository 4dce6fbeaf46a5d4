import { sql, type Kysely } from 'kysely';

/** A change of a partner's settings that is published later (decision 156). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scheduled_settings (
      partner_id text primary key references partners on delete cascade,
      actor_id text not null references users on delete cascade,
      change jsonb not null,
      publish_at timestamptz(3) not null,
      refused_field text,
      inserted_at timestamptz(3) not null
    );
    create index scheduled_settings_due on scheduled_settings (publish_at) where refused_field is null;

    alter table scheduled_settings enable row level security;
    create policy tenant on scheduled_settings to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update, delete on scheduled_settings to forecourt_app;
  `.execute(db);
}
