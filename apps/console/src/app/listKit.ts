import { callsOf } from '@forecourt/api-client';
import type { ListKit } from '@forecourt/feature-lists/views';
import type { App } from './App.ts';

const made = new WeakMap<App, ListKit>();
const loads = new WeakMap<App, () => Promise<ListKit>>();

/** Fetches filters and saved views of lists, with their stores; the same function for each app. */
export function loadListKit(app: App): () => Promise<ListKit> {
  const known = loads.get(app);
  if (known) return known;
  const load = () => listKit(app);
  loads.set(app, load);
  return load;
}

async function listKit(app: App): Promise<ListKit> {
  const { makeListKit, People, SavedViews } = await import('@forecourt/feature-lists/views');
  const known = made.get(app);
  if (known) return known;
  const views = new SavedViews({
    api: callsOf(app.http, SavedViews.endpoints),
    partner: () => app.branch.current ?? null,
  });
  const people = new People({
    api: callsOf(app.http, People.endpoints),
    partnerId: () => app.branch.current?.id ?? null,
    userId: () => app.session.user.value?.id ?? null,
  });
  const kit = makeListKit({ people, views });
  made.set(app, kit);
  return kit;
}
