import { type RawBuilder, sql } from 'kysely';
import type { SectionName } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import { STOPPED_AFTER_MS, STUCK_AFTER_MS } from '../../domain/pauses.ts';
import { type Cursor, olderThan } from '../../http/cursor.ts';
import { type RequestRow, requestRows } from '../requests/queries.ts';
import { isOf, type Whose } from './filter.ts';

/** A request whose customer has paused, with the last section that they came to. */
export type StuckRow = RequestRow & { last_activity_at: Date; section: SectionName | null };

/**
 * A page of them and one more row, those who paused last first; the index requests_being_reported
 * serves it.
 */
export function listStuck(
  tx: Tx,
  whose: Whose,
  now: Date,
  after: Cursor | null,
  limit: number,
): Promise<StuckRow[]> {
  return requestRows(tx)
    .where(isStuck(whose, now))
    .$if(after !== null, (query) =>
      query.where(olderThan(after as Cursor, 'requests.last_activity_at', 'requests.id')),
    )
    .select('requests.last_activity_at')
    .select(
      sql<SectionName | null>`(
        select section from request_events
        where request_id = requests.id and type = 'SECTION_REACHED'
        order by inserted_at desc, section desc limit 1
      )`.as('section'),
    )
    .orderBy('requests.last_activity_at', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** How many there are. */
export async function countStuck(tx: Tx, whose: Whose, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('requests')
    .where(isStuck(whose, now))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the customer of a request of the query has opened the link, not sent the report, and paused. */
function isStuck(whose: Whose, now: Date): RawBuilder<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return sql`(${isOf(whose)} and requests.status in ('OPENED', 'IN_PROGRESS')
    and requests.reported_at is null
    and requests.last_activity_at <= ${before(STUCK_AFTER_MS)}
    and requests.last_activity_at > ${before(STOPPED_AFTER_MS)})`;
}
