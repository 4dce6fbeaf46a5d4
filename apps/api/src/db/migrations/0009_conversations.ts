import { sql, type Kysely } from 'kysely';

/**
 * The order of a thread's messages, how far each side has read, how to reach the other side, and
 * which notices they got. Existing threads are ordered by time and keep their read state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages add column seq integer, add column client_key text;
    update messages set seq = numbered.seq from (
      select id, row_number() over (partition by thread_id order by inserted_at, id) as seq from messages
    ) as numbered where messages.id = numbered.id;
    alter table messages alter column seq set not null,
      add constraint messages_in_order unique (thread_id, seq);
    create unique index messages_once on messages (thread_id, client_key) where client_key is not null;
    drop index messages_of;

    alter table threads
      add column last_seq integer not null default 0,
      add column seller_read_seq integer not null default 0,
      add column buyer_read_seq integer not null default 0,
      add column unread_count integer not null default 0,
      add column party_email text,
      add column party_phone text,
      add column key_version integer not null default 1,
      add column notified_seq integer not null default 0,
      add column notified_at timestamptz(3);
    update threads set last_seq = known.last,
      seller_read_seq = case when seller_read_status then known.last else known.by_staff end,
      buyer_read_seq = case when buyer_read_status then known.last else known.by_party end
      from (
        select thread_id, max(seq) as last,
          coalesce(max(seq) filter (where sender_type = 'AGENT'), 0) as by_staff,
          coalesce(max(seq) filter (where sender_type <> 'AGENT'), 0) as by_party
        from messages group by thread_id
      ) as known where known.thread_id = threads.id;
    update threads set unread_count = (
      select count(*) from messages where messages.thread_id = threads.id
        and messages.sender_type <> 'AGENT' and messages.seq > threads.seller_read_seq
    );
    create unique index threads_with_seller on threads (lead_id)
      where initiator in ('AGENT_SELLER', 'SELLER_AGENT');
  `.execute(db);
}
