import { sql, type Kysely } from 'kysely';

/**
 * Views that a branch saved of its lists, and the filters of those lists (decision 84). The sale plan
 * becomes a column: under row-level security no index on an expression over JSON may be used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table requests
      add column sale_plan text generated always as (info ->> 'user_sale_plan') stored;
    create index requests_of_plan on requests
      (partner_id, request_type, sale_plan, inserted_at desc, id desc) where sale_plan is not null;
    create index requests_of_nobody on requests
      (partner_id, request_type, inserted_at desc, id desc) where agent_id is null;

    create table saved_views (
      id text primary key,
      partner_id text not null references partners on delete cascade,
      list text not null,
      request_type text not null,
      name text not null,
      query jsonb not null,
      inserted_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    create unique index saved_views_name on saved_views (partner_id, list, request_type, lower(name));

    alter table saved_views enable row level security;
    create policy tenant on saved_views to forecourt_app
      using (partner_id = any ((select app_partner_ids())::text[]))
      with check (partner_id = any ((select app_partner_ids())::text[]));
    grant select, insert, update, delete on saved_views to forecourt_app;
  `.execute(db);
}
