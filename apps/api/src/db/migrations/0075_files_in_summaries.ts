import { sql, type Kysely } from 'kysely';

/**
 * The files of a thread's newest message, where it has no text: each reader is told of them in their own
 * language (decision 146). They were summed up in English words before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table threads add column summary_files jsonb;

    update threads set summary = null, summary_files = newest.files
    from (
      select messages.thread_id, messages.seq, jsonb_build_object(
        'photos', count(*) filter (where attachments.kind = 'PHOTO'),
        'documents', count(*) filter (where attachments.kind = 'PDF'),
        'name', case when count(*) = 1 and min(attachments.kind) = 'PDF' then min(attachments.name) end
      ) as files
      from messages join attachments on attachments.message_id = messages.id
      where messages.message = ''
      group by messages.id
    ) newest
    where newest.thread_id = threads.id and newest.seq = threads.last_seq;
  `.execute(db);
}
