import type pg from 'pg';

/** All rows of a database and who may do what with them, as lines that can be compared. */
export async function contentsOf(db: Pick<pg.Pool, 'query'>): Promise<Record<string, unknown>> {
  const lines = async (query: string): Promise<string[]> => {
    const { rows } = await db.query<{ line: string }>(query);
    return rows.map(({ line }) => line);
  };
  const tables = await lines(
    `select format('%I.%I', schemaname, tablename) as line from pg_tables
     where schemaname in ('public', 'pgboss') order by 1`,
  );
  const contents: Record<string, unknown> = {};
  for (const table of tables) {
    contents[table] = await lines(`select to_jsonb(t)::text as line from ${table} t order by 1`);
  }
  contents.policies = await lines(`select to_jsonb(p)::text as line from pg_policies p order by 1`);
  contents.security = await lines(
    `select format('%s %s %s', relname, relrowsecurity, relforcerowsecurity) as line from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  contents.grants = await lines(
    `select format('%s %s %s', table_name, grantee, privilege_type) as line
     from information_schema.role_table_grants
     where table_schema = 'public' and grantee = 'forecourt_app' order by 1`,
  );
  return contents;
}
