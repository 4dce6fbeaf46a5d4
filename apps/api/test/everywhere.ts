import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestServer } from './harness.ts';

/** Every row in the database, in any schema, that contains one of the texts, as `table: text`. */
export async function rowsHolding(
  { db }: Pick<TestServer, 'db'>,
  texts: readonly string[],
): Promise<string[]> {
  return db.system(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(tx);
    const found: string[] = [];
    for (const { name } of tables) {
      for (const text of texts) {
        const { rows } = await sql<{ row: string }>`
          select t::text as row from ${sql.raw(name)} t where t::text ilike ${`%${text}%`}`.execute(
          tx,
        );
        if (rows.length > 0) found.push(`${name}: ${text}`);
      }
    }
    return found;
  });
}

/** The stored files of a server. */
export async function storedFiles({ services }: Pick<TestServer, 'services'>): Promise<string[]> {
  const { storage } = services.config;
  const root = storage.kind === 'local' ? storage.root : '';
  const files = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

/** The stored files that contain one of the texts, in their name or their bytes. */
export async function filesHolding(
  server: Pick<TestServer, 'services'>,
  texts: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const file of await storedFiles(server)) {
    const bytes = (await readFile(file)).toString('latin1');
    if (texts.some((text) => file.includes(text) || bytes.includes(text))) found.push(file);
  }
  return found;
}
