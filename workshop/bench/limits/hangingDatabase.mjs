import { startProxy } from '../../../apps/api/test/stallingProxy.ts';
import { withPostgres } from '../../../tools/postgres.mjs';
import { startLimitServer, timed } from './server.mjs';

const PROBES = 5;

/** How soon the probes answer while PostgreSQL is silent; nothing where none is installed. */
export async function hangingDatabase() {
  let slowest = {};
  await withPostgres(async (databaseUrl) => {
    const proxy = await startProxy(databaseUrl);
    const server = await startLimitServer({ databaseUrl: proxy.url });
    proxy.stall();
    const probe = (url) => timed(() => server.app.inject({ url }));
    const times = { ready: [], alive: [] };
    for (let round = 0; round < PROBES; round += 1) {
      times.ready.push(await probe('/readyz'));
      times.alive.push(await probe('/healthz'));
    }
    proxy.recover();
    await server.end();
    await proxy.close();
    slowest = {
      'refusal of a probe while the database hangs, ms': Math.max(...times.ready),
      'sign of life while the database hangs, ms': Math.max(...times.alive),
    };
  });
  return slowest;
}
