import { sessionEnd } from '../src/domain/sessionLife.ts';
import type { TestServer } from './harness.ts';

/** Makes all sessions new, after the clock has advanced further than a session lasts. */
export async function renewSessions({ db, clock, services }: TestServer): Promise<void> {
  const now = clock.now();
  await db.direct
    .updateTable('sessions')
    .set({
      inserted_at: now,
      last_used_at: now,
      authenticated_at: now,
      expires_at: sessionEnd(services.config, now, now),
    })
    .execute();
}
