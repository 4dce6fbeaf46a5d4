import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiPidFile, API_PORT, origin, PRISM_PORT, validating } from './addresses.ts';
import { startFront } from './front.ts';

/**
 * The real server on a new data folder with the demo data; with a validating proxy if requested.
 */
const data = mkdtempSync(join(tmpdir(), 'forecourt-journeys-'));
let stopping = false;
let api: ChildProcess;

/** Starts the API; if a journey kills it, it restarts on the same data. */
function startApi(): void {
  api = spawn(process.execPath, ['apps/api/src/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(API_PORT),
      PUBLIC_URL: origin,
      FORECOURT_DATA: data,
      FORECOURT_MODE: 'demo',
      FORECOURT_DEMO: '1',
    },
  });
  mkdirSync(dirname(apiPidFile), { recursive: true });
  writeFileSync(apiPidFile, String(api.pid));
  api.on('exit', () => {
    if (!stopping) setTimeout(startApi, 3_000);
  });
}

startApi();
const prism =
  validating &&
  spawn(
    'prism',
    [
      'proxy',
      'libs/contract/src/generated/openapi.json',
      `http://127.0.0.1:${API_PORT}`,
      '--port',
      String(PRISM_PORT),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
if (validating) startFront();

const stop = () => {
  stopping = true;
  api.once('exit', () => {
    rmSync(data, { recursive: true, force: true });
    process.exit();
  });
  api.kill('SIGTERM');
  if (prism) prism.kill('SIGTERM');
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
