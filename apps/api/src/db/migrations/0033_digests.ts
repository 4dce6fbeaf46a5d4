import { sql, type Kysely } from 'kysely';

/** An email digest of unread notifications, by the choice of each user (decision 85). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column digest text not null default 'OFF' check (digest in ('OFF', 'DAILY', 'WEEKLY')),
      add column digest_time_zone text,
      add column digest_since timestamptz(3),
      add column digest_next_at timestamptz(3),
      add constraint digest_is_due check (digest = 'OFF' or (digest_time_zone is not null
        and digest_since is not null and digest_next_at is not null));
    alter table notifications add column mailed boolean not null default false;
    create index users_digest_due on users (digest_next_at) where digest <> 'OFF';
  `.execute(db);
}
