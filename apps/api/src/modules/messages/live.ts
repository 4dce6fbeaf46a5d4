import type { Database } from '../../db/database.ts';
import { presentThread } from './presenter.ts';
import { findThread } from './queries.ts';

/** A thread for everybody who watches its partner; null when it was deleted. */
export async function loadThreadForListeners(
  db: Database,
  partnerId: string,
  threadId: string,
): Promise<Record<string, unknown> | null> {
  const row = await db.readOne([partnerId], (tx) => findThread(tx, threadId));
  return row ? { ...presentThread(row) } : null;
}
