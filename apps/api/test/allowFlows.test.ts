import { flowOrder } from '@forecourt/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowFlows } from '../src/db/allowFlows.ts';
import type { Database } from '../src/db/database.ts';
import { openTestDatabase } from './database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** The flows that the check of a column allows, and whether it applies to rows from before. */
async function allowed(name: string) {
  const { rows } = await sql<{ rule: string; oid: number }>`
    select oid, pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${name}
  `.execute(db.direct);
  expect(rows).toHaveLength(1);
  return {
    oid: rows[0]!.oid,
    flows: [...rows[0]!.rule.matchAll(/'(\w+)'/g)].map(([, flow]) => flow),
  };
}

test('a database from before a flow was added takes it, and keeps one that was removed', async () => {
  await sql`
    alter table requests drop constraint requests_request_type_check,
      add constraint requests_request_type_check check (request_type in ('LEASING', 'TRADE'));
  `.execute(db.direct);
  const before = await allowed('customisations_flow_check');
  expect(before.flows).toEqual(flowOrder);

  await allowFlows(db.direct);
  const { flows } = await allowed('requests_request_type_check');
  expect(flows.sort()).toEqual([...flowOrder, 'LEASING'].sort());
  expect(await allowed('customisations_flow_check')).toEqual(before);
});

test('a flow that the catalog does not have is refused', async () => {
  await sql`insert into partners (id, name) values ('one', 'One')`.execute(db.direct);
  const insert = (flow: string) =>
    sql`insert into customisations (id, partner_id, flow, unique_id)
      values (${flow}, 'one', ${flow}, ${flow})`.execute(db.direct);
  await insert('CLAIM');
  await expect(insert('BARTER')).rejects.toThrow('customisations_flow_check');
});
