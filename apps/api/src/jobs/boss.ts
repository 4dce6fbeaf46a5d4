import { isDeepStrictEqual } from 'node:util';
import { PgBoss, fromKysely, type Db, type QueueResult } from 'pg-boss';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../db/database.ts';
import type { Log } from '../runtime.ts';
import { SpanKind } from '@opentelemetry/api';
import type { Tracing } from '../tracing/tracing.ts';
import { limitJobAccess } from './access.ts';
import type { JobHandler, JobOptions, Jobs } from './jobs.ts';
import { reasonOf } from './reason.ts';

const NO_JOB = '00000000-0000-0000-0000-000000000000';
/** Jobs of a batch run in parallel, so that a slow one does not delay those after it. */
const BATCH = 20;
const POLL_SECONDS = 2;
/** A dead node is detected after this time, and its jobs continue elsewhere. */
const HEARTBEAT_SECONDS = 30;
const STOP_TIMEOUT_MS = 10_000;

interface Queue {
  handler: JobHandler<object>;
  options: Required<JobOptions>;
  cron: string | null;
  workers: string[];
}

/**
 * Jobs on pg-boss, using the server's only pool.
 *
 * @param work whether this process runs jobs and the schedule; tests run jobs by `drain`.
 */
export function createJobs(
  db: Database,
  log: Log,
  { work, tracing = null }: { work: boolean; tracing?: Tracing | null },
): Jobs {
  const queues = new Map<string, Queue>();
  const boss = new PgBoss({
    db: overPool(db.pool),
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    schedule: work,
    supervise: work,
    monitorVacuum: false,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
  });
  boss.on('error', (error) => log.error(error, 'job queue'));

  /**
   * Runs one job and records its failure separately, so that the rest of its batch is not repeated.
   */
  async function run(name: string, queue: Queue, job: Attempt): Promise<void> {
    const handle = async (): Promise<void> => {
      await queue.handler(job.data ?? {}, {
        id: job.id,
        lastAttempt: job.retryCount >= job.retryLimit,
      });
    };
    const attributes = { 'messaging.destination.name': name, 'forecourt.job': job.id };
    const span = { name: `job ${name}`, kind: SpanKind.CONSUMER, attributes };
    try {
      await (tracing ? tracing.run(span, handle) : handle());
      await boss.complete(name, job.id);
    } catch (error) {
      log.warn({ err: error, queue: name, job: job.id, attempt: job.retryCount + 1 }, 'job failed');
      await boss.fail(name, job.id, {
        message: error instanceof Error ? error.message : String(error),
        reason: reasonOf(error),
      });
    }
  }

  return {
    define(name, handler, options) {
      queues.set(name, {
        handler: handler as JobHandler<object>,
        options: { retries: 5, retryDelay: 5, expireIn: 120, ...options },
        cron: null,
        workers: [],
      });
    },
    schedule(name, cron) {
      const queue = queues.get(name);
      if (!queue) throw new Error(`No queue ${name}`);
      queue.cron = cron;
    },
    async send(tx, name, data, options = {}) {
      const { startAfter, key } = options;
      // `insert` reads nothing back: a handler's transaction may add jobs, but not see them
      const job = {
        data,
        ...(startAfter ? { startAfter: startAfter.toISOString() } : {}),
        ...(key ? { singletonKey: key } : {}),
      };
      await boss.insert(name, [job], { db: fromKysely(tx) });
    },
    async sendAll(tx, name, data) {
      if (data.length === 0) return;
      await boss.insert(
        name,
        data.map((one) => ({ data: one })),
        { db: fromKysely(tx) },
      );
    },
    wake(name) {
      for (const worker of queues.get(name)?.workers ?? []) boss.notifyWorker(worker);
    },
    async start() {
      await boss.start();
      if (db.kind === 'embedded') await takeBackJobs(db);
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const [name, queue] of queues) {
        const settings = {
          retryLimit: queue.options.retries,
          retryDelay: queue.options.retryDelay,
          retryBackoff: true,
          retryDelayMax: 3600,
          expireInSeconds: queue.options.expireIn,
          heartbeatSeconds: HEARTBEAT_SECONDS,
        };
        if (!isMatch(known.get(name), settings)) {
          await boss.createQueue(name, settings);
          await boss.updateQueue(name, settings);
          // Fills pg-boss's cache. Otherwise the first `send` would look the queue up outside its
          // transaction, and wait forever for the only connection.
          await boss.findJobs(name, { id: NO_JOB });
        }
        if (queue.cron && queue.cron !== crons.get(name)) await boss.schedule(name, queue.cron);
        if (!work) continue;
        const options = {
          batchSize: BATCH,
          pollingIntervalSeconds: POLL_SECONDS,
          includeMetadata: true,
        } as const;
        queue.workers.push(
          await boss.work(name, options, async (jobs: Attempt[]) => {
            await Promise.all(jobs.map((job) => run(name, queue, job)));
          }),
        );
      }
      await db.system((tx) => limitJobAccess(tx, db.access));
    },
    async drain() {
      for (let found = true; found;) {
        found = false;
        for (const [name, queue] of queues) {
          const jobs = await boss.fetch<object>(name, { batchSize: BATCH, includeMetadata: true });
          for (const job of jobs) await run(name, queue, job);
          found ||= jobs.length > 0;
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
  };
}

/** Whether a queue of an earlier start, which pg-boss's cache holds, has these settings already. */
function isMatch(known: QueueResult | undefined, settings: Partial<QueueResult>): boolean {
  return isDeepStrictEqual({ ...known, ...settings }, { ...known });
}

interface Attempt {
  id: string;
  data: object | null;
  retryCount: number;
  retryLimit: number;
}

/**
 * Only this process uses the embedded database, so jobs that are still active belong to a dead
 * process.
 */
async function takeBackJobs(db: Database): Promise<void> {
  await db.system((tx) =>
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(
      tx,
    ),
  );
}

/** pg-boss sends blocks of several statements; if one fails, its transaction must be closed. */
function overPool(pool: Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const result: unknown = await client.query(text, values);
        return Array.isArray(result)
          ? { rows: result.flatMap((one: { rows: unknown[] }) => one.rows) }
          : (result as { rows: unknown[] });
      } catch (error) {
        if (!values?.length) await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
