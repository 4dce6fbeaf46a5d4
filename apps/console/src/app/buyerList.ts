import { callsOf } from '@forecourt/api-client';
import { ThreadListStore } from '@forecourt/feature-lists/threads';
import { buyersOfFlow } from '../flows/buyers.ts';
import type { App } from './App.ts';

const made = new WeakMap<App, ThreadListStore>();

/** The store of the buyers' list: created on first use, kept up to date while the app runs. */
export async function buyerListStore(app: App, path: string): Promise<ThreadListStore> {
  const staff = await app.staff();
  const known = made.get(app);
  if (known) return known;
  const store = new ThreadListStore({
    definition: buyersOfFlow,
    api: callsOf(app.http, ThreadListStore.endpoints),
    partner: () => app.branch.current ?? null,
  });
  made.set(app, store);
  staff.follow({
    at: path,
    handleThreadStatus: (event) => store.handleEvent(event),
    refresh: () => store.refresh(),
    catchUp: () => store.catchUp(),
    reset: () => store.reset(),
  });
  // The menu shows this list's count of unread threads, also on other pages.
  staff.unread.follow(path, () => store.unread);
  const recount = async (): Promise<void> => store.counts.refreshSoon();
  staff.follow({ refresh: recount, catchUp: recount });
  return store;
}
