import { flowOrder } from '@forecourt/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** The columns that hold a flow. */
const COLUMNS = [
  { table: 'requests', column: 'request_type' },
  { table: 'customisations', column: 'flow' },
];

/**
 * Lets the tables take every flow of the catalog, so that a new flow needs no migration. A flow
 * that the catalog no longer has stays allowed: an older node may still use it.
 */
export async function allowFlows(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('forecourt.flows'))`.execute(tx);
    for (const { table, column } of COLUMNS) {
      const name = `${table}_${column}_check`;
      const { rows } = await sql<{ rule: string }>`
        select pg_get_constraintdef(oid) as rule from pg_constraint
        where conname = ${name} and conrelid = to_regclass(${table})`.execute(tx);
      const known = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, flow]) => flow!);
      const added = flowOrder.filter((flow) => !known.includes(flow));
      if (added.length === 0) continue;
      const allowed = sql.join([...known, ...added].map((flow) => sql.lit(flow)));
      // Rows that are there already passed a narrower rule.
      await sql`alter table ${sql.table(table)}
        drop constraint if exists ${sql.id(name)},
        add constraint ${sql.id(name)} check (${sql.ref(column)} in (${allowed})) not valid`.execute(
        tx,
      );
    }
  });
}
