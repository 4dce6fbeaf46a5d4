import { sql, type Kysely } from 'kysely';

/**
 * Events about accounts and rights. An event of an account alone has no partner: every partner that
 * the user belongs to sees it. A handler may add and read, not change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_events (
      id text primary key,
      partner_id text references partners on delete cascade,
      user_id text references users on delete set null,
      actor_id text references users on delete set null,
      type text not null,
      ip text,
      user_agent text,
      place text,
      detail jsonb not null default '{}',
      inserted_at timestamptz(3) not null
    );
    create index security_events_partner on security_events (partner_id, inserted_at desc, id desc);
    create index security_events_user on security_events (user_id, inserted_at desc, id desc);
    create index security_events_age on security_events (inserted_at);

    alter table security_events enable row level security;
    create policy tenant on security_events to forecourt_app
      using (
        partner_id = any ((select app_partner_ids())::text[])
        or partner_id is null and user_id in (
          select m.user_id from memberships m
          where m.partner_id = any ((select app_partner_ids())::text[])
        )
      )
      with check (
        partner_id = any ((select app_partner_ids())::text[])
        or partner_id is null and user_id in (
          select m.user_id from memberships m
          where m.partner_id = any ((select app_partner_ids())::text[])
        )
      );
    grant select, insert on security_events to forecourt_app;
  `.execute(db);
}
