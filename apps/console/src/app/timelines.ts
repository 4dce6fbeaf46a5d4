import { callsOf } from '@forecourt/api-client';
import { TimelineStore } from '@forecourt/feature-timeline';
import type { App } from './App.ts';
import type { Staff } from './Staff.ts';

export { ReportTimelineSection } from '@forecourt/feature-timeline/report';

/** Where a timeline is shown: over a list, or next to a report. */
export interface Timelines {
  readonly panel: TimelineStore;
  readonly report: TimelineStore;
}

const made = new WeakMap<Staff, Timelines>();

/** The single instance, kept up to date by the live connection. */
export function timelines(app: App, staff: Staff): Timelines {
  let both = made.get(staff);
  if (!both) {
    const api = callsOf(app.http, TimelineStore.endpoints);
    both = { panel: new TimelineStore({ api }), report: new TimelineStore({ api }) };
    for (const store of [both.panel, both.report]) {
      staff.follow({
        handleEvent: ({ request }) => store.changed(request.id),
        handleReportChanged: () => store.changed(),
        refresh: async () => store.changed(),
      });
    }
    made.set(staff, both);
  }
  return both;
}
