import { sql, type Kysely } from 'kysely';

/** Tables whose rows belong to one partner. Each gets this policy, and so must any later one. */
const TENANT_TABLES = [
  'memberships',
  'dealers',
  'customisations',
  'translations',
  'requests',
  'request_events',
  'reports',
  'uploads',
  'trade_ins',
  'auctions',
  'auction_bidders',
  'bids',
  'claims',
  'inspects',
  'threads',
  'messages',
  'outbox',
];

/**
 * Row-level security (design §5): a handler's transaction runs as `forecourt_app`, which sees only
 * the rows of the partners named in the transaction's setting `app.partner_ids`.
 *
 * The role is global to the database server, so another database may have created it already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      create role forecourt_app nologin;
    exception when duplicate_object or unique_violation then null;
    end $$;
    grant forecourt_app to current_user;
    grant usage on schema public to forecourt_app;

    create function app_partner_ids() returns text[] language sql stable parallel safe as
      $$ select string_to_array(current_setting('app.partner_ids', true), ',') $$;
  `.execute(db);

  for (const table of TENANT_TABLES) {
    await sql`
      alter table ${sql.table(table)} enable row level security;
      create policy tenant on ${sql.table(table)} to forecourt_app
        using (partner_id = any ((select app_partner_ids())::text[]))
        with check (partner_id = any ((select app_partner_ids())::text[]));
      grant select, insert, update, delete on ${sql.table(table)} to forecourt_app;
    `.execute(db);
  }

  await sql`
    alter table partners enable row level security;
    create policy tenant on partners to forecourt_app
      using (id = any ((select app_partner_ids())::text[]));
    grant select, update on partners to forecourt_app;

    alter table users enable row level security;
    create policy colleague on users to forecourt_app
      using (exists (select from memberships where memberships.user_id = users.id));
    grant select on users to forecourt_app;

    alter table idempotency_keys enable row level security;
    create policy principal on idempotency_keys to forecourt_app
      using (principal = current_setting('app.principal', true))
      with check (principal = current_setting('app.principal', true));
    grant select, insert, update on idempotency_keys to forecourt_app;
  `.execute(db);
}
