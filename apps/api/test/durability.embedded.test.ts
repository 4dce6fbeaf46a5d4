import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/open.ts';
import { startProcess } from './serverProcess.ts';
import { DEMO_PASSWORD, seedTenants } from './tenants.ts';

/*
 * Checks the system calls of the real server: what it synced, and when. Embedded only; a PostgreSQL
 * server's durability is up to its operator.
 */

const embedded = process.platform === 'linux';
const SIGN_INS = 5;

let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-durability-'));
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

test.runIf(embedded && (hasStrace() || process.env.CI))(
  'a write that was answered had reached the disk before the answer left',
  { timeout: 180_000 },
  async () => {
    const settings = { FORECOURT_MODE: 'test', FORECOURT_DATA: dataFolder };
    const db = await openDatabase(readConfig(settings));
    await seedTenants({ db });
    await db.close();

    const file = join(dataFolder, 'calls.txt');
    const calls = 'trace=pwrite64,write,writev,fsync,fdatasync';
    const strace = ['strace', '-f', '-y', '--seccomp-bpf', '-s', '24', '-e', calls, '-o', file];
    const server = await startProcess({ FORECOURT_DATA: dataFolder }, strace);
    for (let i = 0; i < SIGN_INS; i++) {
      const answer = await fetch(`${server.url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin@north.test', password: DEMO_PASSWORD }),
      });
      expect(answer.status).toBeLessThan(300);
    }
    await server.stop();

    const trace = (await readFile(file, 'utf8')).split('\n');
    const answers = trace.flatMap((line, at) => (/"HTTP\/1\.1 20[01] /.test(line) ? [at] : []));
    expect(answers).toHaveLength(SIGN_INS);
    let from = 0;
    for (const at of answers) {
      const before = trace.slice(from, at);
      const log = /(?:pwrite64|write)\(\d+<([^>]*\/pg_wal\/[^>]*)>/;
      const written = before.findLastIndex((line) => log.test(line));
      expect(written, 'the answered write stands in the log').toBeGreaterThan(-1);
      const path = log.exec(before[written] ?? '')?.[1] ?? '';
      const synced = before
        .slice(written)
        .some((line, after, rest) => isSync(line, path, rest, after));
      expect(synced, `${path} was synced after its last write`).toBe(true);
      from = at;
    }
  },
);

/**
 * Whether a line is a successful sync of the file, completed on this line or resumed on a later
 * one.
 */
function isSync(line: string, path: string, lines: string[], at: number): boolean {
  const call = /^(\d+) +(fdatasync|fsync)\(\d+<([^>]*)>(.*)$/.exec(line);
  if (!call || call[3] !== path) return false;
  if (/= 0$/.test(line)) return true;
  const resumed = lines
    .slice(at)
    .find((one) => one.startsWith(`${call[1]} `) && /resumed/.test(one));
  return /= 0$/.test(resumed ?? '');
}

function hasStrace(): boolean {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
