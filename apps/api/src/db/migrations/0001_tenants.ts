import { sql, type Kysely } from 'kysely';

/** Partners, the people who sign in, and the dealers a partner knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partners (
      id text primary key,
      name text not null,
      type text not null default 'DEALERSHIP' check (type in ('DEALERSHIP', 'INSURER', 'OTHER')),
      country_code text not null default '372',
      currency text not null default 'EUR' check (currency in ('EUR', 'USD')),
      inserted_at timestamptz(3) not null default now()
    );

    create table users (
      id text primary key,
      username text not null,
      name text not null,
      email text not null,
      phone text,
      avatar text,
      password_hash text,
      disabled_at timestamptz(3),
      last_sign_in_at timestamptz(3),
      inserted_at timestamptz(3) not null default now()
    );
    create unique index users_username on users (lower(username));
    create index users_email on users (lower(email));

    create table memberships (
      partner_id text not null references partners on delete cascade,
      user_id text not null references users on delete cascade,
      role text not null check (role in ('ADMIN', 'AGENT', 'VIEWER')),
      position integer not null default 0,
      inserted_at timestamptz(3) not null default now(),
      primary key (partner_id, user_id)
    );
    create index memberships_user on memberships (user_id, position);

    create table sessions (
      id text primary key,
      token_hash text not null unique,
      user_id text not null references users on delete cascade,
      user_agent text,
      inserted_at timestamptz(3) not null,
      last_used_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    );
    create index sessions_user on sessions (user_id);

    create table dealers (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      name text not null,
      email text,
      phone text,
      address text,
      country text,
      county text,
      location text,
      url text,
      inserted_at timestamptz(3) not null default now()
    );
    create index dealers_list on dealers (partner_id, inserted_at desc, id desc);

    create table customisations (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      flow text not null check (flow in ('TRADE', 'CLAIM', 'INSPECT')),
      unique_id text not null unique,
      locales jsonb not null default '{}',
      logo_url text,
      logo_width integer,
      assets jsonb not null default '{}',
      theme jsonb not null default '{}',
      sections jsonb not null default '{}',
      texts jsonb not null default '{}',
      terms_url text,
      privacy_url text,
      version integer not null default 1,
      inserted_at timestamptz(3) not null default now(),
      unique (partner_id, flow)
    );

    create table translations (
      partner_id text not null references partners on delete cascade,
      customisation_id text not null references customisations on delete cascade,
      locale_code text not null,
      surface text not null default 'bo',
      messages jsonb not null,
      updated_at timestamptz(3) not null default now(),
      primary key (customisation_id, locale_code, surface)
    );
  `.execute(db);
}
