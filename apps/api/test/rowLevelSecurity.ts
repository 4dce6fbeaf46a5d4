import { sql } from 'kysely';
import type { Database, Tx } from '../src/db/database.ts';

/** A table of the schema, and how its rows belong to a partner. */
export interface Table {
  name: string;
  /** SQL condition for the other partner's rows; all rows, if the table has no owner. */
  foreign: (partnerId: string, userIds: readonly string[]) => string;
  /** The column with the owner's id. */
  owner: string | null;
  /** Whether it has its own row-level security; otherwise only the server has rights on it. */
  secured: boolean;
  /** The columns to copy a row with. */
  columns: string[];
  /** A column that may be updated. */
  setting: string;
}

interface Attempt {
  what: string;
  /** Returns how many rows were reached. */
  run(tx: Tx): Promise<number>;
}

/** Tables of the migrator, which belong to no tenant. */
const OWN = ['kysely_migration', 'kysely_migration_lock'];
/** SQLSTATE for missing rights. */
const REFUSED = '42501';

/** All our tables in the catalog, so that new ones are included automatically. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const { rows } = await db.pool.query<{
    name: string;
    columns: string[];
    secured: boolean;
    setting: string;
  }>(`
    select c.relname as name, c.relrowsecurity as secured,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
      max(a.attname) filter (where a.attgenerated = '' and a.attidentity = '') as setting
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p')
    group by c.relname, c.relrowsecurity order by c.relname`);
  return rows
    .filter(({ name }) => !OWN.includes(name))
    .map((one) => ({ ...one, ...belonging(one) }));
}

function belonging({ name, columns }: { name: string; columns: string[] }) {
  const is = (column: string) => ({
    owner: column,
    foreign: (partnerId: string) => `${column} = '${partnerId}'`,
  });
  if (columns.includes('partner_id')) return is('partner_id');
  if (name === 'partners') return is('id');
  const owner = null;
  if (name !== 'users') return { owner, foreign: () => 'true' };
  const foreign = (_: string, ids: readonly string[]) =>
    `id in (${ids.map((id) => `'${id}'`).join()})`;
  return { owner, foreign };
}

/**
 * Tries every way to access the other partner's rows, in transactions of one partner and with SQL
 * that filters by nothing: only row-level security protects them.
 * @returns a line for each way that succeeded.
 */
export async function findLeaks(
  db: Database,
  tables: readonly Table[],
  home: string,
  other: string,
): Promise<string[]> {
  const members = await db.pool.query<{ user_id: string }>(
    'select user_id from memberships where partner_id = $1',
    [other],
  );
  const userIds = members.rows.map((one) => one.user_id);
  const leaks: string[] = [];
  for (const table of tables) {
    const where = table.foreign(other, userIds);
    const sample = await db.pool.query<{ row: object }>(
      `select to_jsonb(t) as row from "${table.name}" t where ${where} limit 1`,
    );
    const attempts = attemptsOn(table, where, {
      home,
      other,
      // without a row to copy, a row with only the owner is enough, because the policy is checked
      // first
      sample: sample.rows[0]?.row ?? (table.owner ? { [table.owner]: other } : null),
    });
    for (const attempt of attempts) {
      for (const scope of [[home], []]) {
        const reached = await tryIn(db, scope, attempt);
        if (reached) leaks.push(`${table.name}: ${attempt.what}, as [${scope.join()}]: ${reached}`);
      }
    }
  }
  return leaks;
}

function attemptsOn(
  { name, owner, columns, setting }: Table,
  where: string,
  { home, other, sample }: { home: string; other: string; sample: object | null },
): Attempt[] {
  const statement = (what: string, text: string): Attempt => ({
    what,
    run: async (tx) => Number((await sql.raw<never>(text).execute(tx)).numAffectedRows ?? 0),
  });
  const list = columns.map((column) => `"${column}"`).join();
  const attempts: Attempt[] = [
    {
      what: 'select',
      async run(tx) {
        const counted = await sql
          .raw<{ n: string }>(`select count(*) as n from "${name}" where ${where}`)
          .execute(tx);
        return Number(counted.rows[0]?.n ?? 0);
      },
    },
    statement('update', `update "${name}" set "${setting}" = "${setting}" where ${where}`),
    statement('delete', `delete from "${name}" where ${where}`),
  ];
  if (owner) {
    attempts.push(
      statement(
        'hand over',
        `update "${name}" set "${owner}" = '${other}' where "${owner}" = '${home}'`,
      ),
    );
  }
  if (sample) {
    const row = `jsonb_populate_record(null::"${name}", '${JSON.stringify(sample).replaceAll("'", "''")}')`;
    attempts.push(
      statement(
        'insert',
        `insert into "${name}" (${list}) overriding system value select ${list} from ${row}`,
      ),
    );
  }
  return attempts;
}

class Undo extends Error {}

/** What was reached, as text; null when nothing was. Rolls back. */
async function tryIn(db: Database, scope: string[], { run }: Attempt): Promise<string | null> {
  let reached = 0;
  try {
    await db.scoped(scope, async (tx) => {
      reached = await run(tx);
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return reached ? `${reached} rows` : null;
    const { code, message } = error as { code?: string; message: string };
    if (!code) throw error;
    // any other error means that row-level security let the statement pass
    return code === REFUSED ? null : message;
  }
  return null;
}
