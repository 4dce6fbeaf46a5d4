import { DAY_MS } from '@forecourt/contract';
import { IDLE_DAYS } from '../domain/requestStatus.ts';
import { SYSTEM, moveRequest } from '../modules/requests/transition.ts';
import type { Services } from '../services.ts';

export const INACTIVITY_QUEUE = 'request.inactivity';

/** Keeps transactions short: others need the rows, and the embedded database has one connection. */
const BATCH = 100;

/** Moves every open request without activity for 14 days to INACTIVE (design §7). */
export async function markInactive(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - IDLE_DAYS * DAY_MS);
  for (let found = BATCH; found === BATCH;) {
    found = await services.db.system(async (tx) => {
      const idle = await tx
        .selectFrom('requests')
        .where('status', 'not in', ['COMPLETED', 'INACTIVE', 'ARCHIVED'])
        .where('last_activity_at', '<=', before)
        .orderBy('last_activity_at')
        .limit(BATCH)
        .selectAll()
        .forUpdate()
        .skipLocked()
        .execute();
      for (const request of idle) await moveRequest(services, tx, request, 'IDLE', SYSTEM);
      return idle.length;
    });
  }
}
