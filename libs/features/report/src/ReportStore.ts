import type { ReportsApi } from '@forecourt/api-client/reports';
import type { Answer, RequestStatusEvent } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';
import type { ReportSectionId } from './definition.ts';

/** A report with what belongs to its flow, as staff get it. */
export type StaffReport = Answer<'getRequest'>;

export interface ReportStoreOptions {
  api: Pick<ReportsApi, 'getRequest'>;
}

/** The report that staff read. Keeps the last one, so that going back to it shows it at once. */
export class ReportStore {
  requestId: string | null = null;
  readonly report = new Resource<StaffReport>();
  /** The section that is being read, for the progress list. */
  currentSection: ReportSectionId | undefined = undefined;
  private readonly options: ReportStoreOptions;

  constructor(options: ReportStoreOptions) {
    this.options = options;
    makeObservable(this, {
      requestId: observable,
      currentSection: observable,
      open: action,
      showSection: action,
      forget: action,
    });
  }

  /** Shows the report of a request: at once if it is the one shown last, and fetched again. */
  open(requestId: string): Promise<void> {
    if (requestId !== this.requestId) this.forget();
    this.requestId = requestId;
    return this.refresh();
  }

  /** Fetches the report again; what is shown stays until the answer is there. */
  async refresh(): Promise<void> {
    const { requestId } = this;
    if (!requestId) return;
    await this.report.load((signal) => this.options.api.getRequest(requestId, { signal }));
  }

  /** The reader got to another section. */
  showSection(id: ReportSectionId): void {
    this.currentSection = id;
  }

  /** The customer got further, or a colleague changed something: what is shown is old. */
  handleEvent({ request }: RequestStatusEvent): void {
    if (request.id === this.requestId) void this.refresh();
  }

  /** Forgets what is shown: it is another branch's. */
  forget(): void {
    this.report.reset();
    this.requestId = null;
    this.currentSection = undefined;
  }
}
