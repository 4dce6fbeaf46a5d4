import { callsOf } from '@forecourt/api-client';
import { DealerListStore, directoryAt } from '@forecourt/feature-lists/dealers';
import { may } from '@forecourt/feature-session/permission';
import type { App } from './App.ts';

const made = new WeakMap<App, DealerListStore>();

/** The store of the directory: created on first use, kept up to date while the app runs. */
export async function dealerListStore(app: App, path: string): Promise<DealerListStore> {
  const staff = await app.staff();
  const known = made.get(app);
  if (known) return known;
  const store = new DealerListStore({
    definition: directoryAt(path),
    api: callsOf(app.http, DealerListStore.endpoints),
    partner: () => (may(app.branch, 'listPartners') ? app.branch.current! : null),
  });
  made.set(app, store);
  staff.follow({
    at: path,
    refresh: () => store.refresh(),
    catchUp: () => store.catchUp(),
    reset: () => store.reset(),
  });
  return store;
}
