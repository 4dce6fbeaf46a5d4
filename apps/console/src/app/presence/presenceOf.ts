import { callsOf } from '@forecourt/api-client';
import { PresenceStore } from '@forecourt/feature-messages/presence';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

const made = new WeakMap<Staff, PresenceStore>();

/** Who else is in the open report; kept up to date while the app runs. */
export function presenceOf(app: App, staff: Staff): PresenceStore {
  const known = made.get(staff);
  if (known) return known;
  const store = new PresenceStore({
    api: callsOf(app.http, PresenceStore.endpoints),
    userId: () => app.session.user.value?.id ?? null,
    visitId: crypto.randomUUID(),
  });
  made.set(staff, store);
  staff.follow({
    handlePresence: (event) => store.handlePresence(event),
    refresh: async () => undefined,
  });
  return store;
}
