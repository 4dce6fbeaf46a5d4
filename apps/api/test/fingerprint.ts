import { sql } from 'kysely';
import type { Services } from '../src/services.ts';

/** A hash of every row that a refused call must not change. */
export async function fingerprint({ db }: Pick<Services, 'db'>): Promise<Record<string, string>> {
  const text = fingerprints.get(db) ?? (await fingerprintStatement(db));
  fingerprints.set(db, text);
  // Named, so that PostgreSQL plans it once: some tests compare thousands of times.
  const { rows } = await db.pool.query<{ name: string; print: string }>({
    name: 'fingerprint',
    text,
  });
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

const fingerprints = new WeakMap<Services['db'], string>();

/** One statement for all tables of a database. */
async function fingerprintStatement(db: Services['db']): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema = 'public' and table_name <> 'rate_limits'
      or table_schema = 'pgboss' and table_name like 'job%')`.execute(db.direct);
  const prints = rows.map(
    ({ name }) => `
      select '${name}' as name,
        count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print
      from ${name} t`,
  );
  return prints.join(' union all ');
}
