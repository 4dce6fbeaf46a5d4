// Forecourt as it is deployed, with its demo, on a temporary database. In a separate process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../apps/api/src/config.ts';
import { createServer } from '../../../apps/api/src/start.ts';
import { root } from '../../../tools/install.mjs';

/**
 * In the child: starts the server, lets `prepare` insert the measured data, and sends its address
 * to the parent.
 *
 * @param prepare `(services) => additional data for the parent`
 */
export async function serve(prepare) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  process.on('disconnect', () => process.exit(0));
  const config = readConfig(process.env, {
    dataFolder,
    port: 0,
    demoData: true,
    logLevel: 'error',
    mode: 'test',
  });
  const { app, services } = await createServer(config);
  const told = await prepare(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ origin: `http://127.0.0.1:${app.server.address().port}`, ...told });
}

/** In the parent: the data from the child, and a function that stops it. */
export async function startServer(script) {
  if (!existsSync(join(root, 'apps/console/dist/index.html'))) {
    throw new Error('The console is not built: npm run build.');
  }
  const child = fork(script, { env: { ...process.env, DATABASE_URL: '' } });
  const [server] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server did not start'))),
  ]);
  return {
    server,
    async end() {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      if (child.connected) child.disconnect();
      // Do not wait long for a busy process.
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
    },
  };
}
