import { sql, type Kysely } from 'kysely';

/** What concerns one member of a partner (decision 83). Names are read where it is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      user_id text not null references users on delete cascade,
      kind text not null,
      request_id text not null references requests on delete cascade,
      actor_id text references users on delete set null,
      inserted_at timestamptz(3) not null,
      read_at timestamptz(3)
    );
    create index notifications_list on notifications (partner_id, user_id, inserted_at desc, id desc);
    create index notifications_unread on notifications (partner_id, user_id) where read_at is null;
    create index notifications_of_request on notifications (request_id);

    alter table notifications enable row level security;
    create policy tenant on notifications to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update on notifications to forecourt_app;
  `.execute(db);
}
