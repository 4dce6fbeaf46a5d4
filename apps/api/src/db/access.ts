import { sql, type Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * How row-level security is enforced.
 *
 * `role`: a handler's transaction switches to the role `forecourt_app`, which has policies and few
 * rights.
 * `owner`: the database belongs to an ordinary user who may not create roles. `force row level
 * security` applies the policies to that owner; the server's own work is exempt by the setting
 * `app.system`.
 */
export type Access = 'role' | 'owner';

/** First statement on connections for the server's own work; it matters only with `owner`. */
export const SYSTEM_SESSION = "set app.system = 'on'";
/** Arguments of `set_config` that apply the policies to a handler's transaction. */
export const BIND: Record<Access, string> = {
  role: "'role', 'forecourt_app', true",
  owner: "'app.system', 'off', true",
};

const ROLE = 'forecourt_app';

/**
 * Finds out how tenants can be isolated in this database; creates the role if that is allowed.
 * @throws Error when nothing would isolate them
 */
export async function chooseAccess(db: Kysely<Tables>): Promise<Access> {
  const existing = await existingAccess(db);
  if (existing !== 'owner') await makeRole(db);
  const usable = existing !== 'owner' && (await canBecomeRole(db));
  if (existing === 'role' && !usable) throw new Error(await missingGrantMessage(db));
  if (usable) return 'role';
  if (await bypassesPolicies(db)) {
    throw new Error(
      'The user in DATABASE_URL bypasses row-level security, and this database has no role to become: connect as its ordinary owner.',
    );
  }
  return 'owner';
}

/** The access mode that the database's policies were created for; null when it is empty. */
async function existingAccess(db: Kysely<Tables>): Promise<Access | null> {
  const { rows } = await sql<{ for_role: boolean }>`
    select exists (select from pg_roles where rolname = ${ROLE} and oid = any (polroles)) as for_role
    from pg_policy where polname = 'tenant' and polrelid = to_regclass('requests')`.execute(db);
  const [found] = rows;
  return found ? (found.for_role ? 'role' : 'owner') : null;
}

/** Roles are global to the database server, so another database may have created it already. */
async function makeRole(db: Kysely<Tables>): Promise<void> {
  await sql`
    do $$
    begin
      begin
        create role forecourt_app nologin;
      exception when duplicate_object or unique_violation or insufficient_privilege then null;
      end;
      if not exists (
        select from pg_auth_members m join pg_roles r on r.oid = m.roleid
        where r.rolname = 'forecourt_app' and m.member = (select oid from pg_roles where rolname = current_user)
      ) then
        grant forecourt_app to current_user;
      end if;
    exception when undefined_object or insufficient_privilege or internal_error then null;
    end $$`.execute(db);
}

async function canBecomeRole(db: Kysely<Tables>): Promise<boolean> {
  try {
    await db.transaction().execute((tx) => sql`set local role forecourt_app`.execute(tx));
    return true;
  } catch {
    return false;
  }
}

async function bypassesPolicies(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ bypasses: boolean }>`
    select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user`.execute(
    db,
  );
  return rows[0]?.bypasses ?? true;
}

async function missingGrantMessage(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select quote_ident(current_user) as name`.execute(
    db,
  );
  return `The user in DATABASE_URL may not become forecourt_app, by which this database keeps partners apart. As its administrator: grant forecourt_app to ${rows[0]?.name};`;
}

/**
 * Applies the policies of every table in the schema to its owner. Tables that handlers must not use
 * get only the system's policy, so a handler finds no rows in them.
 */
export async function bindOwner(db: Kysely<Tables>, schema: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind in ('r', 'p') and not exists (
      select from pg_policy where polrelid = c.oid and polname = 'system')`.execute(db);
  for (const { name } of rows) {
    const table = sql.raw(name);
    await sql`
      alter table ${table} enable row level security;
      alter table ${table} force row level security;
      create policy system on ${table} to current_user
        using ((select current_setting('app.system', true)) = 'on')
        with check ((select current_setting('app.system', true)) = 'on');
    `.execute(db);
  }
}
