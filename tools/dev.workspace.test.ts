// `npm run dev` in a copy of the workspace, on ports of its own: what one breaks and mends while it runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyWorkspace } from './test/workspaceCopy.ts';

const { copy, remove } = copyWorkspace();
const minute = 60_000;
const [api, console_, capture] = await Promise.all([freePort(), freePort(), freePort()]);
const rule = join(copy, 'apps/api/src/version.ts');
const contract = join(copy, 'libs/contract/openapi.yaml');
const generated = join(copy, 'libs/contract/src/generated/openapi.json');
const read = (path: string) => readFileSync(path, 'utf8');

let dev: ReturnType<typeof spawn>;
let ended: Promise<unknown>;
let output = '';

beforeAll(async () => {
  dev = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: copy,
    // Its own process group: everything that it started ends with it.
    detached: true,
    env: {
      ...withoutVitest(),
      PORT: String(api),
      CONSOLE_PORT: String(console_),
      CAPTURE_PORT: String(capture),
    },
  });
  ended = once(dev, 'close');
  for (const stream of [dev.stdout!, dev.stderr!]) stream.on('data', (text) => (output += text));
});

afterAll(async () => {
  signal('SIGTERM');
  const late = setTimeout(signal, minute, 'SIGKILL');
  await ended;
  clearTimeout(late);
  // What it started and left.
  signal('SIGKILL');
  remove();
});

test('API, console and capture page answer on the ports that the settings give', async () => {
  await until('the API answers', () => answers(api, '/healthz'));
  await until('the console answers', () => answers(console_, '/'));
  await until('the capture page answers', () => answers(capture, '/capture/'));
});

test('the API stops at a syntax error that is saved and comes back when it is mended', async () => {
  const source = read(rule);
  save(rule, `${source}\nconst broken = ;\n`);
  await until('the API is down', async () => !(await answers(api, '/healthz')));
  save(rule, source);
  await until('the API answers', () => answers(api, '/healthz'));
});

test('a change of the contract reaches the generated files, and the API runs on', async () => {
  save(contract, read(contract).replace('title: Forecourt API', 'title: Changed API'));
  await until('the contract is generated', () => read(generated).includes('Changed API'));
  await until('the API answers', () => answers(api, '/healthz'));
});

/** Saves as most editors do: a new file takes the place of the old one. */
function save(path: string, text: string) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

async function answers(port: number, path: string): Promise<boolean> {
  const patience = AbortSignal.timeout(minute);
  const response = await fetch(`http://localhost:${port}${path}`, { signal: patience }).catch(
    () => undefined,
  );
  return response?.ok ?? false;
}

/** Waits for it to become true, and fails with what was printed so far. */
async function until(what: string, isTrue: () => boolean | Promise<boolean>) {
  const seen = vi.waitFor(async () => expect(await isTrue()).toBe(true), {
    timeout: 3 * minute,
    interval: 200,
  });
  const broke = ended.then(() => expect.fail('npm run dev has ended'));
  await Promise.race([seen, broke]).catch(() => expect.fail(`not seen: ${what}\n${output}`));
}

/** Signals all that was started. */
function signal(name: NodeJS.Signals) {
  try {
    process.kill(-dev.pid!, name);
  } catch {
    // All have ended.
  }
}

/** What the runner of the tests sets would make the servers believe that they are tested. */
function withoutVitest() {
  const names = Object.keys(process.env).filter((name) => !/^(VITEST|NODE_ENV|TEST$)/.test(name));
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
