// With programs in the place of PostgreSQL's, so that it needs no server and every machine has it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let bin: string;

/** A shell script in the folder of PostgreSQL's programs, which any user may run. */
function program(name: string, script: string) {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
}

beforeAll(() => {
  bin = mkdtempSync(join(tmpdir(), 'postgres-programs-'));
  chmodSync(bin, 0o755);
  program('initdb', 'mkdir "$2"');
});
afterAll(() => rmSync(bin, { recursive: true }));

/** Runs a command with the server; `printed` resolves with the first that it prints. */
function withPostgres(script: string) {
  const command = ['tools/withPostgres.mjs', process.execPath, '-e', script];
  const child = spawn(process.execPath, command, { env: { ...process.env, PG_BIN: bin } });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([status, signal]) => ({
    status: status as number | null,
    signal: signal as string | null,
    errors,
  }));
  const printed = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  return { child, printed, ended };
}

const running = `trap 'kill $!; exit 0' INT
sleep 3600 &
echo 'database system is ready to accept connections' >&2
wait $!`;
const printUrl = 'console.log(process.env.TEST_DATABASE_URL);';
const folderOf = (url: string) => new URL(url).searchParams.get('host')!;

test('a command has the address of a server, which ends with it', async () => {
  program('postgres', running);
  const { printed, ended } = withPostgres(`${printUrl} process.exitCode = 7;`);
  const folder = folderOf(await printed);
  expect(await ended).toMatchObject({ status: 7, signal: null });
  expect(existsSync(folder)).toBe(false);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run that is interrupted by %s leaves no server and no folder',
  async (signal) => {
    program('postgres', running);
    const { child, printed, ended } = withPostgres(`${printUrl} setInterval(() => {}, 60_000);`);
    const folder = folderOf(await printed);
    expect(existsSync(folder)).toBe(true);
    child.kill(signal);
    await ended;
    expect(existsSync(folder)).toBe(false);
  },
);

test('a server that does not start is named with its log', async () => {
  program('postgres', "echo 'FATAL: no room' >&2; exit 1");
  const { ended } = withPostgres(printUrl);
  const { status, errors } = await ended;
  expect(status).toBe(1);
  expect(errors).toContain('PostgreSQL did not start:\nFATAL: no room');
});
