import { sql } from 'kysely';
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
  const before = (ms: number) => new Date(now.getTime() - ms);
  return requestRows(tx)
    .where(isOf(whose))
    .where('requests.status', 'in', [sql.lit('OPENED' as const), sql.lit('IN_PROGRESS' as const)])
    .where('requests.reported_at', 'is', null)
    .where('requests.last_activity_at', '<=', before(STUCK_AFTER_MS))
    .where('requests.last_activity_at', '>', before(STOPPED_AFTER_MS))
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
