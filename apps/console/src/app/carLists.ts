import { callsOf } from '@forecourt/api-client';
import type { Flow } from '@forecourt/contract';
import { CarListStore } from '@forecourt/feature-lists/cars';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { carsOfFlow } from '../flows/cars.ts';
import type { App } from './App.ts';

const made = new WeakMap<App, Map<Flow, CarListStore>>();

/** The store of a flow's car list: created on first use, kept up to date while the app runs. */
export async function carListStore(app: App, { type }: FlowDefinition): Promise<CarListStore> {
  const staff = await app.staff();
  const stores = made.get(app) ?? new Map<Flow, CarListStore>();
  made.set(app, stores);
  const known = stores.get(type);
  if (known) return known;
  const definition = carsOfFlow[type];
  const store = new CarListStore({
    definition,
    api: callsOf(app.http, CarListStore.endpoints),
    partner: () => app.branch.current ?? null,
    later: staff.offline.archiving,
  });
  stores.set(type, store);
  staff.follow({
    at: definition.path,
    handleEvent: (event) => store.handleEvent(event),
    handleReportChanged: (event) => store.handleReportChanged(event),
    refresh: () => store.refresh(),
    catchUp: () => store.catchUp(),
    reset: () => store.reset(),
  });
  return store;
}
