import { sql, type Kysely } from 'kysely';

/** Requests to many customers at once: a batch, and a row with its result for each (decision 89). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table request_batches (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      request_type text not null,
      state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'CANCELLED')),
      file_name text,
      created_by text references users on delete set null,
      inserted_at timestamptz(3) not null,
      finished_at timestamptz(3)
    );
    create index request_batches_list on request_batches (partner_id, request_type, inserted_at desc, id desc);
    create index request_batches_running on request_batches (inserted_at) where state = 'RUNNING';

    create table request_batch_rows (
      batch_id text not null references request_batches on delete cascade,
      line integer not null,
      partner_id text not null references partners on delete cascade,
      name text,
      phone text,
      email text,
      anyway boolean not null default false,
      state text not null check (state in ('WAITING', 'SENT', 'SKIPPED', 'FAILED', 'CANCELLED')),
      reason text,
      field text,
      request_id text references requests on delete set null,
      primary key (batch_id, line)
    );
    create index request_batch_rows_waiting on request_batch_rows (batch_id, line) where state = 'WAITING';
    create index request_batch_rows_of_request on request_batch_rows (request_id);
    create index request_batch_rows_of_partner on request_batch_rows (partner_id);

    alter table request_batches enable row level security;
    create policy tenant on request_batches to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update on request_batches to forecourt_app;

    alter table request_batch_rows enable row level security;
    create policy tenant on request_batch_rows to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update on request_batch_rows to forecourt_app;
  `.execute(db);
}
