import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { HasRoom } from '../../http/room.ts';
import type { Services } from '../../services.ts';
import { VERSION } from '../../version.ts';

/** Probes are answered within a second, even if the database hangs. */
const ANSWER_MS = 800;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests, else 503 and what is missing.
 * For load balancers: a node that is not ready gets no calls, but is not restarted.
 */
export function registerProbes(app: FastifyInstance, { db }: Services, hasRoom: HasRoom): void {
  const database = shared(async () => {
    await sql`select 1`.execute(db.direct);
    return true;
  });
  const checks = { database, storage: hasRoom };

  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version: VERSION }),
  );
  app.get('/readyz', async (_request, reply) => {
    const found = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ((await inTime(check)) ? [] : [name])),
    );
    const missing = found.flat();
    return reply
      .code(missing.length ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(missing.length ? { status: 'not ready', not_ready: missing } : { status: 'ready' });
  });
}

/**
 * Shares one check between calls, so that probes of a hanging database cannot use up its
 * connections.
 */
function shared(check: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return () => (running ??= check().finally(() => (running = null)));
}

async function inTime(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
