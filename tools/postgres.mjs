// A temporary PostgreSQL for tests that need a real server. Plain JavaScript: it also runs on the
// system's Node.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** They end what hangs: the server is waited for by its log and by its exit. */
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 120_000;
const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Its data does not outlive the tests, so writes need not reach the disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  listen_addresses: '',
  max_connections: '200',
  shared_buffers: '128MB',
  // A new database has no statistics, and costs that are guessed would have small questions compiled.
  jit: 'off',
};

/**
 * Starts a cluster in a temporary folder, on a Unix socket, and passes its connection string to
 * `work`. Stops and deletes it afterwards, also if `work` fails or this process is interrupted.
 *
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T | null>} the result of `work`, or null if PostgreSQL is not installed.
 */
export async function withPostgres(work) {
  const bin = findBinaries();
  if (!bin) return null;
  const cluster = createCluster(bin);
  const interrupt = async (signal) => {
    await cluster.stop();
    INTERRUPTS.forEach((name) => process.off(name, interrupt));
    process.kill(process.pid, signal);
  };
  INTERRUPTS.forEach((name) => process.on(name, interrupt));
  process.on('exit', cluster.abandon);
  try {
    await cluster.ready;
    return await work(cluster.url);
  } finally {
    await cluster.stop();
    process.off('exit', cluster.abandon);
    INTERRUPTS.forEach((name) => process.off(name, interrupt));
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

function createCluster(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'fc-pg-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  try {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { stdio: 'pipe', cwd: folder, ...user },
    );
  } catch (error) {
    remove();
    throw error;
  }
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
    ...user,
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  let stopped;
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    ready: untilReady(server),
    /** Disconnects all clients, waits for the server's exit and removes its folder. */
    stop: () => (stopped ??= stop()),
    /** The last resort of a process that ends: what it can do without waiting. */
    abandon: () => {
      server.kill('SIGQUIT');
      remove();
    },
  };

  async function stop() {
    server.kill('SIGINT');
    const late = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(late);
    remove();
  }
}

/** Resolves when the server's log says so; throws with the log if it ends before. */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => reject(new Error(`PostgreSQL did not start:\n${log}`));
    const late = setTimeout(fail, START_LIMIT_MS);
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
      if (!/ready to accept connections/.test(log)) return;
      clearTimeout(late);
      resolve();
    });
    server.once('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
    server.once('close', () => {
      clearTimeout(late);
      fail();
    });
  });
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
