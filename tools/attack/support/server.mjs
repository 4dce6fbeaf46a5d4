import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, pinnedNode, root } from '../../install.mjs';

const startMs = 120_000;
const stopMs = 15_000;

/** A separate, local server for the attacks: the demo on a new data folder, and its log. */
export async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'forecourt-attack-'));
  const port = await freePort();
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
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => log.push(text));
  }
  const stop = async () => {
    if (server.exitCode === null) {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      const late = setTimeout(() => server.kill('SIGKILL'), stopMs);
      await gone;
      clearTimeout(late);
    }
    rmSync(data, { recursive: true, force: true });
  };
  const end = Date.now() + startMs;
  while (Date.now() < end && server.exitCode === null) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined);
    if (answer?.ok) return { origin, port, stop, log: () => log.join('') };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
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
