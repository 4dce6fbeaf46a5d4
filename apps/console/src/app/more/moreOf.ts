import { callsOf } from '@forecourt/api-client';
import { MoreDrafts, MoreStore } from '@forecourt/feature-report/more';
import { may } from '@forecourt/feature-session/permission';
import type { App } from '../App.ts';
import type { StaffReports } from '../StaffReports.ts';

const made = new WeakMap<StaffReports, MoreStore>();

/** What is asked of the current report's customer: created on first use, kept while the app runs. */
export function moreOf(app: App, reports: StaffReports): MoreStore {
  const known = made.get(reports);
  if (known) return known;
  const store = new MoreStore({
    report: reports.store,
    api: callsOf(app.http, MoreStore.endpoints),
    mayAsk: () => may(app.branch, 'createAddition'),
    drafts: new MoreDrafts(app.storage, () => app.session.user.value?.id ?? 'somebody'),
  });
  store.follow();
  made.set(reports, store);
  return store;
}
