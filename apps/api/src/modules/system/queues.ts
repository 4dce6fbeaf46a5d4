import type { FailedJob, SystemQueue } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { resumeDelivery } from '../integrations/deliverWebhook.ts';
import { WEBHOOK_QUEUE, type WebhookJob } from '../integrations/emit.ts';

type Db = Pick<Database, 'direct'>;

/** Why a job failed last: pg-boss's own words where its node is gone, else the reasons of `reasonOf`. */
export const JOB_REASON = sql<string | null>`
  case when output -> 'value' ->> 'message' in ('job timed out', 'job heartbeat timeout')
    then 'TIMED_OUT' else output ->> 'reason' end`;

/** Every queue with jobs that are not done. */
export async function readQueues({ direct }: Db): Promise<SystemQueue[]> {
  const { rows } = await sql<Omit<SystemQueue, 'oldest_due_at'> & { oldest_due_at: Date | null }>`
    select name,
      (count(*) filter (where state in ('created', 'retry')))::float8 as waiting,
      (count(*) filter (where state = 'active'))::float8 as running,
      (count(*) filter (where state = 'failed'))::float8 as failed,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= now())
        as oldest_due_at
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss\\_\\_%'
    group by name
    order by name`.execute(direct);
  return rows.map((row) => ({ ...row, oldest_due_at: row.oldest_due_at?.toISOString() ?? null }));
}

/** The latest of the jobs that are not tried again by themselves. */
export async function listFailedJobs({ direct }: Db, limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<Omit<FailedJob, 'failed_at'> & { failed_at: Date }>`
    select id::text as id, name as queue, retry_count + 1 as attempts, completed_on as failed_at,
      coalesce(${JOB_REASON}, 'UNKNOWN') as reason
    from pgboss.job
    where state = 'failed' and name not like '\\_\\_pgboss\\_\\_%'
    order by completed_on desc, id
    limit ${limit}`.execute(direct);
  return rows.map((row) => ({ ...row, failed_at: row.failed_at.toISOString() }));
}

/**
 * Lets a failed job begin at once, with as many attempts as a new one. With the job of a webhook's
 * delivery, which was recorded as given up, the delivery is due again.
 *
 * @returns its queue; null if it is not failed (any longer), `undefined` if there is no such job
 */
export async function retryFailedJob(tx: Tx, id: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ name: string; data: Partial<WebhookJob> | null }>`
    update pgboss.job
    set state = 'retry', retry_count = 0, start_after = now(), completed_on = null,
      output = null, keep_until = greatest(keep_until, now() + interval '14 days')
    where id = ${id}::uuid and state = 'failed'
    returning name, data`.execute(tx);
  const [job] = rows;
  if (job) {
    if (job.name === WEBHOOK_QUEUE && job.data?.deliveryId) {
      await resumeDelivery(tx, job.data.deliveryId);
    }
    return job.name;
  }
  const known = await sql`select from pgboss.job where id = ${id}::uuid`.execute(tx);
  return known.rows.length > 0 ? null : undefined;
}
