import { sql, type Kysely } from 'kysely';

/**
 * These belong to a user, not to a partner, so the handlers' role has no access; see `db.system`.
 */
const USER_TABLES = ['passkeys', 'authenticator_apps', 'recovery_codes', 'auth_challenges'];

/** Second factors of users, partners that require one, and when a session last re-authenticated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partners add column factor_required boolean not null default false;
    alter table users add column has_factor boolean not null default false;
    alter table sessions add column authenticated_at timestamptz(3);
    update sessions set authenticated_at = inserted_at;
    alter table sessions alter column authenticated_at set not null;

    create table passkeys (
      id text primary key,
      user_id text not null references users on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null default '[]',
      name text not null,
      inserted_at timestamptz(3) not null,
      last_used_at timestamptz(3)
    );
    create index passkeys_user on passkeys (user_id, inserted_at);

    create table authenticator_apps (
      user_id text primary key references users on delete cascade,
      sealed_key text not null,
      last_step bigint not null,
      inserted_at timestamptz(3) not null,
      last_used_at timestamptz(3)
    );

    create table recovery_codes (
      user_id text not null references users on delete cascade,
      code_hash text not null,
      used_at timestamptz(3),
      primary key (user_id, code_hash)
    );

    create table auth_challenges (
      id_hash text primary key,
      user_id text references users on delete cascade,
      purpose text not null,
      passkey_challenge text,
      sealed_key text,
      attempts integer not null default 0,
      expires_at timestamptz(3) not null
    );
    create index auth_challenges_age on auth_challenges (expires_at);
  `.execute(db);
  for (const table of USER_TABLES) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  }
}
