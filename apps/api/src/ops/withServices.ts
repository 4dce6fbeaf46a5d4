import type { Config } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { systemClock } from '../runtime.ts';
import type { Services } from '../services.ts';

/**
 * Gives `work` what handlers have. The server neither listens nor runs jobs: what is enqueued is done
 * by the nodes that run, or at their next start.
 */
export async function withServices<T>(
  config: Config,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  // only here: other commands need not wait for a whole server to load
  const { buildServer } = await import('../start.ts');
  const db = await openDatabase(config);
  const { services, stop } = await buildServer(
    // a command tells what it did in its own words
    { ...config, logLevel: 'silent' },
    { db, clock: systemClock, workJobs: false, validateResponses: false },
  );
  try {
    return await work(services);
  } finally {
    await stop();
  }
}
