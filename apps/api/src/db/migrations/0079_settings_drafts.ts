import { sql, type Kysely } from 'kysely';

/** Why a scheduled change was not published, and drafts of the settings with a link (decision 157). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table scheduled_settings add refused_reason text
      check (refused_reason in ('NO_LONGER_FITS', 'AUTHOR_NOT_ALLOWED'));
    update scheduled_settings set refused_reason = 'NO_LONGER_FITS' where refused_field is not null;
    drop index scheduled_settings_due;
    create index scheduled_settings_due on scheduled_settings (publish_at) where refused_reason is null;

    create table settings_drafts (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      author_id text not null references users on delete cascade,
      version integer not null,
      change jsonb not null,
      inserted_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    );
    create index settings_drafts_partner on settings_drafts (partner_id, inserted_at);
    create index settings_drafts_expiry on settings_drafts (expires_at);

    alter table settings_drafts enable row level security;
    create policy tenant on settings_drafts to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, delete on settings_drafts to forecourt_app;
  `.execute(db);
}
