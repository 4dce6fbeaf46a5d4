import pg from 'pg';

/** Runs one statement on the PostgreSQL server of the tests, outside any database of theirs. */
export async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * The address of a database on that server.
 * @param owner the user to connect as, whose password is its name; otherwise the server's own
 */
export function urlOf(server: string, name: string, owner?: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (owner) Object.assign(url, { username: owner, password: owner });
  return url.href;
}
