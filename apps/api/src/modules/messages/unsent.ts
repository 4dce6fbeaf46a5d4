import { DAY_MS } from '@forecourt/contract';
import type { Services } from '../../services.ts';

/** Longer than a phone takes that was off for a day; it then sends the file again. */
const KEPT_MS = 2 * DAY_MS;
const BATCH = 200;

/** Deletes files that no message named in time. Safe to repeat. */
export async function clearUnsent({
  db,
  clock,
  media,
}: Pick<Services, 'db' | 'clock' | 'media'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  for (let deleted = BATCH; deleted === BATCH;) {
    const rows = await db.system((tx) =>
      tx
        .deleteFrom('attachments')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('attachments')
            .where('message_id', 'is', null)
            .where('inserted_at', '<', before)
            .limit(BATCH)
            .select('id'),
        )
        .where('message_id', 'is', null)
        .returning('storage_key')
        .execute(),
    );
    for (const { storage_key: folder } of rows) await media.removeFolder(folder);
    deleted = rows.length;
  }
}
