import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The server's real entry script, started with settings that it must refuse. */
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const BARE = { PATH: process.env.PATH, LOG_LEVEL: 'silent' };
let folder: string;

beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'forecourt-refused-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(env: Record<string, string>): Promise<{ code: number; said: string[] }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...BARE, FORECOURT_DATA: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: said.trimEnd().split('\n') };
}

test('every wrong setting is named at once, in a line each, without a trace', async () => {
  const { code, said } = await start({
    PORT: '99999',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'not-a-url',
    FORECOURT_SECRET: 'short',
    S3_ENDPOINT: 'https://s3.example.com',
    FORECOURT_DTA: '/data',
  });
  expect(code).toBe(1);
  expect(said).toEqual([
    'FORECOURT_DTA is not a setting and is ignored; is FORECOURT_DATA meant?',
    'Forecourt cannot start with these settings:',
    '  PORT=99999: expected a whole number from 0 to 65535',
    '  FORECOURT_SECRET=(hidden, 5 characters): expected 32 characters or more',
    '  PUBLIC_URL=not-a-url: expected an origin like https://cars.example.com, without a path',
    '  LOG_LEVEL=loud: expected one of fatal, error, warn, info, debug, trace, silent',
    '  SMTP_URL is not set: expected a way to send: SMTP_URL, SMS_HTTP_URL or SMS_TWILIO_ACCOUNT_SID',
    '  S3_ENDPOINT=https://s3.example.com: expected S3_BUCKET beside it',
  ]);
});

test('a port that is in use is one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const own = await mkdtemp(join(folder, 'port-'));
  const { code, said } = await start({
    FORECOURT_MODE: 'test',
    FORECOURT_DATA: own,
    PORT: String(port),
  });
  other.close();
  expect(code).toBe(1);
  expect(said).toEqual([
    `PORT=${port}: in use on 127.0.0.1. Stop the program that listens there, or set PORT to another.`,
  ]);
});

test('a database that does not answer is one line', async () => {
  const { code, said } = await start({
    FORECOURT_MODE: 'test',
    DATABASE_URL: 'postgres://forecourt:hunter22@127.0.0.1:1/forecourt',
  });
  expect(code).toBe(1);
  expect(said).toEqual(['DATABASE_URL (127.0.0.1:1/forecourt): connect ECONNREFUSED 127.0.0.1:1']);
});

test('a demo never becomes production', async () => {
  const demo = spawn(process.execPath, [MAIN], {
    env: {
      ...BARE,
      FORECOURT_DATA: folder,
      FORECOURT_MODE: 'demo',
      FORECOURT_DEMO: '0',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const chunk of demo.stdout) if (String(chunk).includes('is ready')) break;
  demo.kill('SIGKILL');
  await once(demo, 'close');
  const { code, said } = await start({
    PUBLIC_URL: 'https://cars.example.com',
    SMS_HTTP_URL: 'https://sms.example.com',
  });
  expect(code).toBe(1);
  expect(said).toEqual([
    'FORECOURT_DATA: this database was made in mode demo, and everybody knows the passwords of its ' +
      'accounts; it is not used in mode production. Set FORECOURT_DATA to an empty one, or start ' +
      'with FORECOURT_MODE=demo.',
  ]);
});

// root can write anywhere
test.skipIf(process.getuid?.() === 0)(
  'a data folder that is not writable is one line',
  async () => {
    const closed = await mkdtemp(join(folder, 'closed-'));
    chmodSync(closed, 0o500);
    const { code, said } = await start({ FORECOURT_MODE: 'test', FORECOURT_DATA: closed });
    expect(code).toBe(1);
    expect(said.at(-1)).toContain(`FORECOURT_DATA=${closed}: expected a folder`);
  },
);
