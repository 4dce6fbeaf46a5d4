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

/** Lets all sessions outlast a test that moves the clock by weeks. */
export async function keepSessions({ db }: TestServer): Promise<void> {
  await db.system((tx) =>
    tx
      .updateTable('sessions')
      .set({ expires_at: new Date('2100-01-01T00:00:00Z') })
      .execute(),
  );
}
