import type { Undelivered, UndeliveredMessage } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import { WEBHOOK_QUEUE } from '../integrations/emit.ts';
import { JOB_REASON } from './queues.ts';

type Db = Pick<Database, 'direct'>;

/** Of a delivery to a webhook: the status of the answer, or that there was none. */
const WEBHOOK_REASON = sql<string>`
  case when attempts = 0 then 'NOT_TRIED' else coalesce(status::text, 'NO_ANSWER') end`;
/** Texts that staff send to themselves. */
const IS_TEST = sql<boolean>`purpose like 'TEST\\_%'`;

/** What was not delivered since then, by reason: no text, no recipient, no address. */
export async function readUndelivered({ direct }: Db, since: Date): Promise<Undelivered[]> {
  const { rows } = await sql<Omit<Undelivered, 'newest_at'> & { newest_at: Date }>`
    select channel, reason, count(*)::float8 as count, max(inserted_at) as newest_at
    from (
      select channel, coalesce(reason, 'UNKNOWN') as reason, inserted_at from outbox
      where status = 'FAILED' and not ${IS_TEST} and inserted_at > ${since}
      union all
      select 'WEBHOOK', ${WEBHOOK_REASON}, inserted_at from webhook_deliveries
      where state = 'FAILED' and inserted_at > ${since}
    ) as failed
    group by channel, reason
    order by count desc, channel, reason`.execute(direct);
  return rows.map((row) => ({ ...row, newest_at: row.newest_at.toISOString() }));
}

type Times = 'next_at' | 'inserted_at' | 'attempted_at';
type Found = Omit<UndeliveredMessage, Times> & {
  next_at: Date | null;
  inserted_at: Date;
  attempted_at: Date | null;
};

/**
 * The newest that were not delivered since then: failed for good, or tried again. A job that failed
 * is named where trying it again can deliver the message: one that was given up stays so, and a
 * webhook must be on.
 */
export async function listUndelivered(
  { direct }: Db,
  since: Date,
  limit: number,
): Promise<UndeliveredMessage[]> {
  const { rows } = await sql<Found>`
    with work as (
      -- a message's own job; of several the one that is still to run
      select distinct on (name, about) *
      from (
        select id, name, state::text as state, start_after, ${JOB_REASON} as reason, created_on,
          coalesce(data ->> 'outboxId', data ->> 'deliveryId') as about
        from pgboss.job
        where name in (${SEND_QUEUE}, ${WEBHOOK_QUEUE})
          and state in ('created', 'retry', 'active', 'failed')
      ) as job
      order by name, about, state = 'failed', created_on desc
    ),
    missed as (
      select outbox.id, channel, purpose, partner_id, attempts, inserted_at, attempted_at,
        coalesce(outbox.reason, work.reason) as reason,
        status = 'FAILED' as is_over, status <> 'FAILED' as may_retry,
        attempts > (status = 'SENDING')::int as has_failed,
        work.id as job, work.state, work.start_after
      from outbox left join work on work.name = ${SEND_QUEUE} and work.about = outbox.id
      where status <> 'SENT' and not ${IS_TEST} and inserted_at > ${since}
      union all
      select delivery.id, 'WEBHOOK', type, delivery.partner_id, attempts, delivery.inserted_at,
        attempted_at,
        case when attempts = 0 and delivery.state = 'PENDING' then work.reason
          else ${WEBHOOK_REASON} end,
        delivery.state = 'FAILED', webhooks.disabled_at is null,
        attempts > 0, work.id, work.state, work.start_after
      from webhook_deliveries as delivery
      join webhooks on webhooks.id = delivery.webhook_id
      left join work on work.name = ${WEBHOOK_QUEUE} and work.about = delivery.id
      where delivery.state <> 'DELIVERED' and delivery.inserted_at > ${since}
    )
    select id, channel, purpose, partner_id, coalesce(reason, 'UNKNOWN') as reason, attempts,
      case when is_over or state is null or state = 'failed' then 'STOPPED'
        when state = 'active' then 'SENDING' else 'WAITING' end as state,
      case when not is_over and state in ('created', 'retry') then start_after end as next_at,
      case when may_retry and state = 'failed' then job::text end as job_id,
      inserted_at, attempted_at
    from missed
    where is_over or has_failed or state in ('retry', 'failed')
    order by inserted_at desc, id desc
    limit ${limit}`.execute(direct);
  return rows.map((row) => ({
    ...row,
    next_at: row.next_at?.toISOString() ?? null,
    inserted_at: row.inserted_at.toISOString(),
    attempted_at: row.attempted_at?.toISOString() ?? null,
  }));
}
