import { isTimeZone } from '../../../domain/timeZone.ts';
import type { Tx } from '../../../db/database.ts';

/** Keeps in which zone messages tell a dealer times, by the browser of the last bid. */
export async function keepTimeZone(tx: Tx, dealerId: string, name: string): Promise<void> {
  // A browser's list may be newer than this server's; a bid must not fail because of it.
  if (!isTimeZone(name)) return;
  await tx
    .updateTable('dealers')
    .where('id', '=', dealerId)
    .where('time_zone', 'is distinct from', name)
    .set({ time_zone: name })
    .execute();
}
