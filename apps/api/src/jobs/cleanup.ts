import type { Services } from '../services.ts';

export const CLEANUP_QUEUE = 'housekeeping';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A client retries within seconds; days are for the one whose phone was off. */
const IDEMPOTENCY_DAYS = 7;

/** Drops what has had its time: ended sessions, old idempotency keys, limits that are over. */
export async function cleanUp({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const oldKeys = new Date(now.getTime() - IDEMPOTENCY_DAYS * DAY_MS);
  await db.system(async (tx) => {
    await tx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await tx.deleteFrom('idempotency_keys').where('inserted_at', '<', oldKeys).execute();
    await tx.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
    await tx.deleteFrom('sending_counts').where('resets_at', '<=', now).execute();
  });
}
