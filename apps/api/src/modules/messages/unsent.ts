import { DAY_MS } from '@forecourt/contract';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

/** Longer than a phone takes that was off for a day; it then sends the file again. */
const KEPT_MS = 2 * DAY_MS;
const BATCH = 200;

const isUnsent = (clock: Services['clock']) => (eb: ExpressionBuilder<Tables, 'attachments'>) =>
  eb.and([
    eb('message_id', 'is', null),
    eb('inserted_at', '<', new Date(clock.now().getTime() - KEPT_MS)),
  ]);

/** The number of files that {@link clearUnsent} would delete now. */
export async function countUnsent({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const { count } = await db.direct
    .selectFrom('attachments')
    .where(isUnsent(clock))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes files that no message named in time. Safe to repeat. @returns how many */
export async function clearUnsent({
  db,
  clock,
  media,
}: Pick<Services, 'db' | 'clock' | 'media'>): Promise<number> {
  let all = 0;
  for (let deleted = BATCH; deleted === BATCH;) {
    const rows = await db.system((tx) =>
      tx
        .deleteFrom('attachments')
        .where('id', 'in', (eb) =>
          eb.selectFrom('attachments').where(isUnsent(clock)).limit(BATCH).select('id'),
        )
        .where('message_id', 'is', null)
        .returning('storage_key')
        .execute(),
    );
    for (const { storage_key: folder } of rows) await media.removeFolder(folder);
    deleted = rows.length;
    all += deleted;
  }
  return all;
}
