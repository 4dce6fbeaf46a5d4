import { DAY_MS } from '@forecourt/contract';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { tokenOf } from '../../http/principal.ts';
import { unauthenticated } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { countEnded } from '../selling/auctions/queries.ts';

/** An ended auction is closed within this time; later is late. */
const CLOSING_MS = 5000;
/** From a list to an upload on a slow line, in seconds. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * `/metrics` for Prometheus, with the token; without the setting there is none. What the
 * process knows is its own: each node is asked. What is read from the database is the same on all.
 * Nothing in it names a partner or a person.
 */
export async function registerMetrics(app: FastifyInstance, services: Services): Promise<void> {
  const { metricsToken } = services.config;
  if (!metricsToken) return;
  const client = await import('prom-client');
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const duration = new client.Histogram({
    name: 'http_request_duration_seconds',
    help: 'From a request’s head to the end of its answer, by operation of the contract',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operation = 'other' } = request.routeOptions.config as { operation?: string };
    duration.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  addGauges(client, registry, services);

  const expected = digest(metricsToken);
  app.get('/metrics', async (request, reply) => {
    const token = tokenOf(request);
    if (!token || !timingSafeEqual(digest(token), expected)) throw unauthenticated();
    const text = await registry.metrics();
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', registry.contentType)
      .send(text);
  });
}

/** Of one length, so that they can be compared in constant time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What is counted when it is asked for. */
function addGauges(
  { Gauge }: typeof import('prom-client'),
  registry: Registry,
  { db, clock, realtime }: Services,
): void {
  const registers = [registry];
  new Gauge({
    name: 'forecourt_database_connections',
    help: 'Connections of this node to the database; waiting: calls without one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  new Gauge({
    name: 'forecourt_sockets',
    help: 'Open live connections of this node',
    registers,
    collect() {
      this.set(realtime.openSockets());
    },
  });
  new Gauge({
    name: 'forecourt_jobs',
    help: 'Jobs that are not done, by state',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const { rows } = await sql<{ name: string; state: string; count: number }>`
        select name, state::text as state, count(*) as count from pgboss.job
        where state in ('created', 'retry', 'active', 'failed')
        group by name, state`.execute(db.direct);
      this.reset();
      for (const { name, state, count } of rows) this.set({ queue: name, state }, count);
    },
  });
  new Gauge({
    name: 'forecourt_jobs_late_seconds',
    help: 'For how long the job has been due that waits longest',
    registers,
    async collect() {
      const { rows } = await sql<{ late: number | null }>`
        select extract(epoch from max(now() - start_after))::float8 as late
        from pgboss.job where state in ('created', 'retry')`.execute(db.direct);
      this.set(Math.max(0, rows[0]?.late ?? 0));
    },
  });
  new Gauge({
    name: 'forecourt_messages',
    help: 'Messages of the last 24 hours, by what became of them',
    labelNames: ['channel', 'status'],
    registers,
    async collect() {
      const rows = await db.direct
        .selectFrom('outbox')
        .where('inserted_at', '>', new Date(clock.now().getTime() - DAY_MS))
        .where('purpose', 'not like', 'TEST\\_%')
        .groupBy(['channel', 'status'])
        .select(({ fn }) => ['channel', 'status', fn.countAll<number>().as('count')])
        .execute();
      this.reset();
      for (const { channel, status, count } of rows) this.set({ channel, status }, count);
    },
  });
  new Gauge({
    name: 'forecourt_auctions_late',
    help: 'Auctions that ended and are not closed',
    registers,
    async collect() {
      const ended = new Date(clock.now().getTime() - CLOSING_MS);
      this.set(await db.system((tx) => countEnded(tx, ended)));
    },
  });
}
