import { sql, type Kysely } from 'kysely';

/** Tokens of partners' programs; only their hashes (decision 118). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_tokens (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      created_by text not null references users on delete cascade,
      name text not null,
      scope text not null check (scope in ('READ', 'WRITE')),
      token_hash text not null unique,
      ending text not null,
      inserted_at timestamptz(3) not null,
      expires_at timestamptz(3),
      last_used_at timestamptz(3)
    );
    create index api_tokens_of on api_tokens (partner_id, inserted_at);

    alter table api_tokens enable row level security;
    create policy tenant on api_tokens to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, delete on api_tokens to forecourt_app;
  `.execute(db);
}
