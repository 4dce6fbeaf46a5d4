import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiPidFile, API_PORT, origin, ports, PRISM_PORT, READY, validating } from './addresses.ts';
import { startFront } from './front.ts';
import { takenPorts } from './ports.ts';
import { ended, hasEnded, said } from './said.ts';

/**
 * The real server on a new data folder with the demo data; with a validating proxy if requested.
 * It says that it is ready once its own processes have: another program's answer counts for nothing.
 */
const STOP_MS = 8_000;
const RESTART_MS = 3_000;
const data = mkdtempSync(join(tmpdir(), 'forecourt-journeys-'));
const children = new Set<ChildProcess>();
let isStopping = false;

process.on('exit', () => rmSync(data, { recursive: true, force: true }));
process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

const taken = await takenPorts(ports);
if (taken.length > 0) await fail(taken.join(' '));
await Promise.all([startApi(), validating && startPrism(), validating && startFront()]).catch(
  (error: Error) => fail(error.message),
);
if (!isStopping) console.log(READY);

/** Starts the API; if a journey kills it, it restarts on the same data. */
async function startApi(): Promise<void> {
  const api = spawn(process.execPath, ['apps/api/src/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(API_PORT),
      PUBLIC_URL: origin,
      FORECOURT_DATA: data,
      FORECOURT_MODE: 'demo',
      FORECOURT_DEMO: '1',
      OPERATORS: 'staff@northgate.test',
    },
  });
  children.add(api);
  api.stdout.pipe(process.stdout, { end: false });
  mkdirSync(dirname(apiPidFile), { recursive: true });
  writeFileSync(apiPidFile, String(api.pid));
  await said(api, 'Forecourt is ready on');
  api.once('exit', () => {
    children.delete(api);
    setTimeout(() => {
      if (!isStopping) startApi().catch((error: Error) => fail(error.message));
    }, RESTART_MS);
  });
}

async function startPrism(): Promise<void> {
  const contract = 'libs/contract/src/generated/openapi.json';
  const target = `http://127.0.0.1:${API_PORT}`;
  const prism = spawn('prism', ['proxy', contract, target, '--port', String(PRISM_PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(prism);
  await said(prism, 'Prism is listening');
  prism.once('exit', () => void fail('The validator ended.'));
}

async function fail(why: string): Promise<void> {
  if (isStopping) return;
  console.error(`The journeys cannot run. ${why}`);
  await stop(1);
}

/** Ends everything that still runs, by force if it does not end by itself. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const running = [...children].filter((child) => !hasEnded(child));
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
    process.exit(code);
  }, STOP_MS);
  await Promise.all(running.map((child) => ended(child)));
  process.exit(code);
}
