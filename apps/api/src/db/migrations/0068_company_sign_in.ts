import { sql, type Kysely } from 'kysely';

/** Signing in with one's company, and which partners such a session reaches (decision 137). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_sign_ins (
      partner_id text primary key references partners on delete cascade,
      issuer text not null,
      client_id text not null,
      secret_sealed text not null,
      domains jsonb not null,
      creates_users boolean not null,
      default_role text check (default_role in ('VIEWER', 'AGENT', 'ADMIN')),
      groups_claim text not null,
      groups jsonb not null,
      kept_admin text references users on delete set null,
      required boolean not null,
      inserted_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    create index company_sign_ins_domains on company_sign_ins using gin (domains);

    create table company_accounts (
      partner_id text not null references partners on delete cascade,
      issuer text not null,
      subject text not null,
      user_id text not null references users on delete cascade,
      inserted_at timestamptz(3) not null,
      last_used_at timestamptz(3) not null,
      primary key (partner_id, issuer, subject)
    );
    create index company_accounts_user on company_accounts (user_id);

    create table company_attempts (
      key_hash text primary key,
      partner_id text not null references partners on delete cascade,
      expires_at timestamptz(3) not null
    );
    create index company_attempts_age on company_attempts (expires_at);

    alter table sessions add column partner_ids text[];

    alter table company_sign_ins enable row level security;
    create policy tenant on company_sign_ins to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update, delete on company_sign_ins to forecourt_app;

    alter table company_accounts enable row level security;
    create policy tenant on company_accounts to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select on company_accounts to forecourt_app;

    alter table company_attempts enable row level security;
    create policy tenant on company_attempts to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select on company_attempts to forecourt_app;
  `.execute(db);
}
