import { sql, type Kysely } from 'kysely';

/**
 * Photos and PDF files of messages (decision 81). They are announced before the message that names
 * them; until then only their writer knows them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attachments (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      request_id text not null references requests on delete cascade,
      writer text not null,
      client_id text not null,
      kind text not null check (kind in ('PHOTO', 'PDF')),
      name text not null,
      storage_key text not null,
      state text not null default 'CREATED' check (state in ('CREATED', 'STORED')),
      bytes integer,
      width integer,
      height integer,
      message_id text references messages on delete cascade,
      place integer not null default 0,
      inserted_at timestamptz(3) not null,
      constraint attachments_once unique (request_id, writer, client_id)
    );
    create index attachments_of_message on attachments (message_id, place) where message_id is not null;
    create index attachments_unsent on attachments (inserted_at) where message_id is null;

    alter table attachments enable row level security;
    create policy tenant on attachments to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update on attachments to forecourt_app;
  `.execute(db);
}
