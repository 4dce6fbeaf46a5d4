import { claimsApi } from '@forecourt/api-client/claims';
import { reportsApi } from '@forecourt/api-client/reports';
import { ConclusionStore, ReportStore } from '@forecourt/feature-report';
import type { App } from './App.ts';
import type { Staff } from './Staff.ts';
import { may } from './may.ts';

/**
 * The stores of the report for staff, loaded with the report's code and kept while the app runs.
 */
export class StaffReports {
  readonly staff: Staff;
  readonly store: ReportStore;
  readonly conclusion: ConclusionStore;

  constructor(app: App, staff: Staff) {
    this.staff = staff;
    const api = reportsApi(app.http);
    this.store = new ReportStore({ load: (id, signal) => api.getRequest(id, { signal }) });
    this.conclusion = new ConclusionStore({
      report: this.store,
      api: claimsApi(app.http),
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
