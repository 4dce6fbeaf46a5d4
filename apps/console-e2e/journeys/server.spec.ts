import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { READY } from '../server/addresses.ts';
import { freePorts } from '../server/ports.ts';
import { said } from '../server/said.ts';
import { expect, test } from '../support/test.ts';

/** The server of the journeys themselves: it starts and ends in any case, or says why not. */

const workspace = new URL('../../../', import.meta.url);
const NAME = 'journeys-of-their-server';

function start(ports: readonly number[]): ChildProcess {
  return spawn(process.execPath, ['apps/console-e2e/server/start.ts'], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Node's word about two settings of color, which the runner makes, is not the server's.
      NODE_NO_WARNINGS: '1',
      VALIDATE_CONTRACT: '',
      JOURNEYS: NAME,
      JOURNEYS_PORTS: ports.join(),
    },
  });
}

test('a port that another program has is named in one line, and the server ends', async () => {
  const ports = await freePorts(3);
  const other = createServer().listen(ports[0], '127.0.0.1');
  await once(other, 'listening');
  const server = start(ports);
  const lines: string[] = [];
  server.stderr!.on('data', (text: Buffer) => lines.push(...text.toString().trim().split('\n')));
  const [code] = (await once(server, 'close')) as [number];
  other.close();
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`Port ${ports[0]} is taken`);
});

test('a server that is stopped while its API is down ends', async () => {
  const server = start(await freePorts(3));
  await said(server, READY);
  const api = Number(readFileSync(new URL(`test-results/${NAME}.pid`, workspace), 'utf8'));
  process.kill(api, 'SIGKILL');
  // The system has let go of it: there is nothing to wait for any more.
  await expect(() => expect(() => process.kill(api, 0)).toThrow()).toPass();
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});
