// A temporary PostgreSQL for tests that need a real server. Plain JavaScript: it also runs on the
// system's Node.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 10_000;
/** Its data does not outlive the tests, so writes need not reach the disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  listen_addresses: '',
  max_connections: '200',
  shared_buffers: '128MB',
};

/**
 * Starts a cluster in a temporary folder, on a Unix socket, and passes its connection string to
 * `work`. Stops and deletes it afterwards, also if `work` fails.
 *
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T | null>} the result of `work`, or null if PostgreSQL is not installed.
 */
export async function withPostgres(work) {
  const bin = findBinaries();
  if (!bin) return null;
  const cluster = await startCluster(bin);
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

/**
 * The folder with initdb and postgres: `PG_BIN`, one on the path, or Debian's newest.
 * @returns {string | null}
 */
export function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    process.env.PG_BIN,
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const found = folders.find(
    (folder) =>
      folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  return found ?? null;
}

async function startCluster(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'fc-pg-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { stdio: 'pipe', cwd: folder, ...user },
  );
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
    ...user,
  });
  let log = '';
  server.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGINT');
    await Promise.race([ended, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  for (let waited = 0; !/ready to accept connections/.test(log); waited += 50) {
    if (server.exitCode !== null || waited > START_LIMIT_MS) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await wait(50);
  }
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop,
  };
}

/** PostgreSQL refuses to run as root: then it runs as the system's `postgres`, or as nobody. */
function serverUser() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Try the next name.
    }
  }
  return null;
}
