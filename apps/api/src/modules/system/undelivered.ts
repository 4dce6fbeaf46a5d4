import type { Undelivered } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What was not delivered since then, by reason: no text, no recipient, no address. */
export async function readUndelivered(
  { direct }: Pick<Database, 'direct'>,
  since: Date,
): Promise<Undelivered[]> {
  const { rows } = await sql<Omit<Undelivered, 'newest_at'> & { newest_at: Date }>`
    select channel, reason, count(*)::float8 as count, max(inserted_at) as newest_at
    from (
      select channel, coalesce(reason, 'UNKNOWN') as reason, inserted_at from outbox
      where status = 'FAILED' and purpose not like 'TEST\\_%' and inserted_at > ${since}
      union all
      select 'WEBHOOK', coalesce(status::text, 'NO_ANSWER'), inserted_at from webhook_deliveries
      where state = 'FAILED' and inserted_at > ${since}
    ) as failed
    group by channel, reason
    order by count desc, channel, reason`.execute(direct);
  return rows.map((row) => ({ ...row, newest_at: row.newest_at.toISOString() }));
}
