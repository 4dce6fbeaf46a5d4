import type { Database } from '../../db/database.ts';
import { presentRequest } from './presenter.ts';
import { findRequestRow } from './queries.ts';

/** A request for everybody who watches its partner; null when it was deleted. */
export async function loadForListeners(
  db: Database,
  partnerId: string,
  requestId: string,
): Promise<Record<string, unknown> | null> {
  const row = await db.readOne([partnerId], (tx) => findRequestRow(tx, requestId));
  return row ? { ...presentRequest(row) } : null;
}
