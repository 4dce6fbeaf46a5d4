import { sql, type RawBuilder } from 'kysely';
import { bindOwner, type Access } from '../db/access.ts';
import type { Tx } from '../db/database.ts';

/** Tables that jobs are inserted into: the common one, or a queue's own. */
const JOB_TABLES = sql<{ name: string }>`
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'pgboss' and c.relkind in ('r', 'p') and (c.relname in ('job', 'job_common')
    or exists (select from pg_inherits where inhrelid = c.oid and inhparent = 'pgboss.job'::regclass))`;

/**
 * Lets a handler's transaction add jobs to any queue, but read none, not even its own tenant's.
 * Jobs contain ids of every tenant, in tables that pg-boss creates and alters itself, so the rights
 * are set at each start, after pg-boss.
 */
export async function limitJobAccess(tx: Tx, access: Access): Promise<void> {
  // nodes that start at once would change the same rights
  await sql`select pg_advisory_xact_lock(hashtext('forecourt.jobs'))`.execute(tx);
  const { rows } = await JOB_TABLES.execute(tx);
  if (access === 'role') {
    await sql`
      grant usage on schema pgboss to forecourt_app;
      revoke all on all tables in schema pgboss from forecourt_app;
      grant select on pgboss.queue to forecourt_app;
    `.execute(tx);
    for (const { name } of rows) {
      await sql`grant insert on ${sql.raw(name)} to forecourt_app`.execute(tx);
    }
    return;
  }
  await bindOwner(tx, 'pgboss');
  await allow(tx, 'pgboss.queue', sql`for select to current_user using (true)`);
  for (const { name } of rows) {
    await allow(tx, name, sql`for insert to current_user with check (true)`);
  }
}

/** Creates the policy if it is missing. */
async function allow(tx: Tx, table: string, what: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql`
    select from pg_policy where polname = 'enqueue' and polrelid = ${table}::regclass`.execute(tx);
  if (rows.length === 0) {
    await sql`create policy enqueue on ${sql.raw(table)} ${what}`.execute(tx);
  }
}
