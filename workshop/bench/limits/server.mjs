// A server of its own in this process, on a temporary folder and the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../apps/api/src/config.ts';
import { createServer } from '../../../apps/api/src/start.ts';
import { DEMO_PASSWORD, seedTenants } from '../../../apps/api/test/tenants.ts';
import { seedWorld } from '../../../apps/api/test/world.ts';

/** @param settings such as the database, which then has tenants already */
export async function startLimitServer(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const config = readConfig(
    { FORECOURT_MODE: 'test', FORECOURT_DATA: folder },
    { port: 0, demoData: false, logLevel: 'silent', ...settings },
  );
  const server = await createServer(config);
  const { app, services, stop } = server;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { north } = await seedTenants(services);
  const world = await seedWorld(services, north, 'Aberdeen');
  const signIn = (username, password = DEMO_PASSWORD) =>
    app.inject({ method: 'POST', url: '/api/session', payload: { username, password } });
  const { token } = (await signIn('admin@north.test')).json();
  return {
    ...server,
    port: app.server.address().port,
    north,
    signIn,
    token,
    world,
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** How long a call takes, in milliseconds. */
export async function timed(call) {
  const start = performance.now();
  await call();
  return performance.now() - start;
}
