import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPort, origin, prismPort, validating } from './addresses.ts';
import { startFront } from './front.ts';

/** The real server on a new data folder with the demo data; with a validating proxy when asked. */
const data = mkdtempSync(join(tmpdir(), 'forecourt-journeys-'));

const children = [
  spawn(process.execPath, ['apps/api/src/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_URL: origin,
      FORECOURT_DATA: data,
      FORECOURT_DEMO: '1',
      NODE_ENV: 'development',
    },
  }),
];

if (validating) {
  children.push(
    spawn(
      'prism',
      [
        'proxy',
        'libs/contract/src/generated/openapi.json',
        `http://127.0.0.1:${apiPort}`,
        '--port',
        String(prismPort),
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    ),
  );
  startFront();
}

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
  process.exit();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
