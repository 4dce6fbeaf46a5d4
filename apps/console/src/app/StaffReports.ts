import { callsOf } from '@forecourt/api-client';
import { getRequest } from '@forecourt/contract/endpoints/requests';
import { ConclusionStore, ReportStore } from '@forecourt/feature-report';
import { may } from '@forecourt/feature-session/permission';
import type { App } from './App.ts';
import type { Staff } from './Staff.ts';

/**
 * The stores of the report for staff, loaded with the report's code and kept while the app runs.
 */
export class StaffReports {
  readonly staff: Staff;
  readonly store: ReportStore;
  readonly conclusion: ConclusionStore;

  constructor(app: App, staff: Staff) {
    this.staff = staff;
    const { getRequest: read } = callsOf(app.http, { getRequest });
    this.store = new ReportStore({ load: (id, signal) => read(id, { signal }) });
    this.conclusion = new ConclusionStore({
      report: this.store,
      api: callsOf(app.http, ConclusionStore.endpoints),
      mayConclude: () => may(app.branch, 'updateClaim'),
    });
    staff.follow(this.store);
  }
}

const made = new WeakMap<Staff, StaffReports>();

/** The single instance. */
export async function staffReports(app: App): Promise<StaffReports> {
  const staff = await app.staff();
  const reports = made.get(staff) ?? new StaffReports(app, staff);
  made.set(staff, reports);
  return reports;
}
