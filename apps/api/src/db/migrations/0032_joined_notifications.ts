import { sql, type Kysely } from 'kysely';

/**
 * What happens to a request that somebody looks after (decision 85): several of one kind about one
 * thing are one notification while it is unread.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notifications
      add column subject_id text not null default '',
      add column times integer not null default 1;
    create unique index notifications_joined
      on notifications (partner_id, user_id, kind, request_id, subject_id)
      where read_at is null and kind not in ('ASSIGNED', 'MENTIONED');
  `.execute(db);
}
