import { callsOf } from '@forecourt/api-client';
import { DamageEditStore, PlacingStore } from '@forecourt/feature-report/damages';
import { may } from '@forecourt/feature-session/permission';
import type { App } from '../App.ts';
import type { StaffReports } from '../StaffReports.ts';

interface DamageStores {
  placing: PlacingStore;
  editing: DamageEditStore;
}

const made = new WeakMap<StaffReports, DamageStores>();

/** Changing damages of the current report: created on first use, kept while the app runs. */
export function damagesOf(app: App, reports: StaffReports): DamageStores {
  const known = made.get(reports);
  if (known) return known;
  const report = reports.store;
  const placing = new PlacingStore({
    report,
    api: callsOf(app.http, PlacingStore.endpoints),
    mayPlace: () => may(app.branch, 'placeDamagePin'),
  });
  const editing = new DamageEditStore({
    report,
    api: callsOf(app.http, DamageEditStore.endpoints),
    mayEdit: () => may(app.branch, 'changeDamage'),
  });
  placing.follow();
  editing.follow();
  const stores = { placing, editing };
  made.set(reports, stores);
  return stores;
}
