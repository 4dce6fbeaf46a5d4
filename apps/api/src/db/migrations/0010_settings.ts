import { sql, type Kysely } from 'kysely';

/** Tables of this migration whose rows belong to one partner, and what a handler may do to them. */
const TENANT_TABLES = {
  invitations: 'select, insert, update',
  settings_changes: 'select, insert',
  subscriptions: 'select, insert, update',
} as const;

/**
 * Branding belongs to the partner: what was stored per flow moves there, trade first. Also adds
 * translation files, the change log, invitations, and deactivated members.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partners
      add column logo_url text,
      add column logo_width integer,
      add column side_image text,
      add column theme jsonb not null default '{}',
      add column locales jsonb not null default '{}',
      add column agent_name text,
      add column agent_email text,
      add column settings_version integer not null default 1,
      add column settings_changed_at timestamptz(3),
      add column settings_changed_by text references users on delete set null;
    update partners set logo_url = known.logo_url, logo_width = known.logo_width,
      side_image = known.assets->>'side_image', theme = known.theme
      from (
        select distinct on (partner_id) * from customisations
        order by partner_id, array_position(array['TRADE', 'CLAIM', 'INSPECT'], flow)
      ) as known where known.partner_id = partners.id;
    alter table customisations drop column logo_url, drop column logo_width, drop column assets,
      drop column theme, drop column locales, drop column version;

    delete from translations using translations as other
      where translations.partner_id = other.partner_id
        and translations.locale_code = other.locale_code and translations.ctid > other.ctid;
    alter table translations drop constraint translations_pkey, drop column customisation_id,
      drop column surface, add column version text not null default '',
      add primary key (partner_id, locale_code);

    alter table memberships add column disabled_at timestamptz(3);

    create table invitations (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      name text not null,
      email text not null,
      phone text,
      role text not null check (role in ('ADMIN', 'AGENT', 'VIEWER')),
      key_hash text not null unique,
      invited_by text references users on delete set null,
      inserted_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      accepted_at timestamptz(3),
      revoked_at timestamptz(3)
    );
    create unique index invitations_pending on invitations (partner_id, lower(email))
      where accepted_at is null and revoked_at is null;

    create table settings_changes (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      actor_id text references users on delete set null,
      actor_name text not null,
      area text not null,
      flow text,
      field text not null,
      value_before text,
      value_after text,
      inserted_at timestamptz(3) not null
    );
    create index settings_changes_list on settings_changes (partner_id, inserted_at desc, id desc);

    create table subscriptions (
      partner_id text primary key references partners on delete cascade,
      active boolean not null,
      started_at timestamptz(3) not null
    );
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
}
