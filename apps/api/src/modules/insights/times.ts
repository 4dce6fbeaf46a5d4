import { sql } from 'kysely';
import { DAY_MS } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import { BLOCK_HOURS, type SendingTime } from '../../domain/sendingTimes.ts';
import { offsetsIn } from '../../domain/timeZone.ts';
import { type InsightsFilter, isOf } from './filter.ts';

/** What came of the requests that were sent at a time of the week; one at which none was sent has no row. */
export interface TimeRow extends SendingTime {
  opened: number;
}

/**
 * When the requests that staff sent in a period went out, by weekday and hours, and what their customers did within a
 * day; without those whose day is not over, which would count as not opened (decision 143).
 */
export async function countTimes(tx: Tx, filter: InsightsFilter, now: Date): Promise<TimeRow[]> {
  const { from, to, timeZone } = filter.period;
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const end = to < dayAgo ? to : dayAgo;
  if (end <= from) return [];
  const offsets = offsetsIn(timeZone, from, end).map(
    (one) => sql`(${one.from}::timestamptz, ${one.ms}::int)`,
  );
  // the database may not know the zone: its clocks come with the query
  const answer = await sql<TimeRow>`
    with offsets as (
      select starts, coalesce(lead(starts) over (order by starts), ${end}) as ends,
        ms * interval '1 millisecond' as ahead
      from (values ${sql.join(offsets)}) as changes (starts, ms)
    ),
    sendings as (
      select (requests.sent_at at time zone 'UTC') + offsets.ahead as local,
        least(opened_at, started_at, reported_at) <= sent_at + interval '24 hours' as is_opened,
        reported_at <= sent_at + interval '24 hours' as is_completed
      from requests
      join offsets on requests.sent_at >= offsets.starts and requests.sent_at < offsets.ends
      where ${isOf(filter)} and not self_service
        and requests.sent_at >= ${from} and requests.sent_at < ${end}
    )
    select extract(isodow from local)::int as weekday,
      (floor(extract(hour from local) / ${sql.lit(BLOCK_HOURS)}) * ${sql.lit(BLOCK_HOURS)})::int as hour,
      count(*)::int as sent,
      (count(*) filter (where is_opened))::int as opened,
      (count(*) filter (where is_completed))::int as completed
    from sendings group by 1, 2 order by 1, 2
  `.execute(tx);
  return answer.rows;
}
