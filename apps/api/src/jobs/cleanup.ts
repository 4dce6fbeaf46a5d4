import { DAY_MS } from '@forecourt/contract';
import { clearUnsent } from '../modules/messages/unsent.ts';
import { forgetOldLinks } from '../messaging/forget.ts';
import { forgetBatches } from '../modules/batches/forget.ts';
import { forgetNotifications } from '../modules/notifications/forget.ts';
import type { Services } from '../services.ts';

export const CLEANUP_QUEUE = 'housekeeping';

/** Clients retry within seconds; the days are for a phone that was off. */
const IDEMPOTENCY_DAYS = 7;
/** Matches the longest time that browsers keep a cookie. */
const KNOWN_DEVICE_DAYS = 400;
/** How long it can be seen what was delivered to a webhook. */
const WEBHOOK_DELIVERY_DAYS = 30;
/** How long security events are kept. */
export const SECURITY_EVENT_DAYS = 365;

/** Deletes expired data: ended sessions, old keys and events, limits, parts of files. */
export async function cleanUp(services: Services): Promise<void> {
  const { db, clock, intake } = services;
  const now = clock.now();
  const oldKeys = new Date(now.getTime() - IDEMPOTENCY_DAYS * DAY_MS);
  const oldEvents = new Date(now.getTime() - SECURITY_EVENT_DAYS * DAY_MS);
  const oldDeliveries = new Date(now.getTime() - WEBHOOK_DELIVERY_DAYS * DAY_MS);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const unused = new Date(now.getTime() - KNOWN_DEVICE_DAYS * DAY_MS);
  await db.system(async (tx) => {
    await forgetNotifications(tx, now);
    await forgetBatches(tx, now);
    await tx.deleteFrom('security_events').where('inserted_at', '<', oldEvents).execute();
    await tx.deleteFrom('webhook_deliveries').where('inserted_at', '<', oldDeliveries).execute();
    await tx.deleteFrom('auth_challenges').where('expires_at', '<=', now).execute();
    await tx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await tx.deleteFrom('idempotency_keys').where('inserted_at', '<', oldKeys).execute();
    await forgetOldLinks(tx, now);
    await tx.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
    await tx.deleteFrom('sending_counts').where('resets_at', '<=', now).execute();
    await tx.deleteFrom('sign_in_pauses').where('last_at', '<', dayAgo).execute();
    await tx.deleteFrom('account_keys').where('expires_at', '<', dayAgo).execute();
    await tx.deleteFrom('known_devices').where('last_used_at', '<', unused).execute();
  });
  await clearUnsent(services);
  await intake.clear();
}
