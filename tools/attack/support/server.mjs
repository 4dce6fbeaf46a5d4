import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, pinnedNode, root } from '../../install.mjs';

const startMs = 300_000;
const stopMs = 15_000;
/** A port is free when it is asked for, and may be taken before the server listens on it. */
const attempts = 5;

/** A separate, local server for the attacks: the demo on a new data folder, and its log. */
export async function startServer() {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOn(await freePort());
    } catch (error) {
      if (attempt === attempts || !/PORT=\d+: in use/.test(error.message)) throw error;
    }
  }
}

async function startOn(port) {
  const data = mkdtempSync(join(tmpdir(), 'forecourt-attack-'));
  const origin = `http://localhost:${port}`;
  const server = spawn(pinnedNode(), ['apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment(),
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      FORECOURT_DATA: data,
      FORECOURT_MODE: 'demo',
      FORECOURT_DEMO: '1',
      LOG_LEVEL: 'info',
    },
  });
  const log = [];
  const closed = once(server, 'close');
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), stopMs);
    await closed;
    clearTimeout(late);
    rmSync(data, { recursive: true, force: true });
  };
  // Its own words, not an answer on its port, which another program may give.
  const ready = new Promise((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        log.push(text);
        if (log.join('').includes(`is ready on ${origin}`)) resolve(true);
      });
    }
  });
  const limit = setTimeout(() => server.kill('SIGKILL'), startMs);
  const isReady = await Promise.race([ready, closed.then(() => false)]);
  clearTimeout(limit);
  if (isReady) return { origin, port, stop, log: () => log.join('') };
  await stop();
  throw new Error(`The server to attack did not start:\n${log.join('')}`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
