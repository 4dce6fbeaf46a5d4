import type { Answer, ReportChangedEvent, RequestStatusEvent } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';
import type { ReportSectionId } from './definition.ts';
import type { ReportData } from './reportData.ts';

export interface ReportStoreOptions {
  /** Asks for a report by its id: as staff, or by the key of a link. */
  load: (requestId: string, signal: AbortSignal) => Promise<ReportData>;
}

/** The report that is read. Keeps the last one, so that going back to it shows it at once. */
export class ReportStore {
  requestId: string | null = null;
  readonly report = new Resource<ReportData>();
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
      setConclusion: action,
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
    await this.report.load((signal) => this.options.load(requestId, signal));
  }

  /** Events come from now on: what is shown may be older than the first of them. */
  async catchUp(): Promise<void> {
    if (this.report.value) await this.refresh();
  }

  /** The reader got to another section. */
  showSection(id: ReportSectionId): void {
    this.currentSection = id;
  }

  /** The server took a conclusion: this is what it says now stands (spec §4). */
  setConclusion(subjectId: string, answer: Answer<'updateClaim'>): void {
    const data = this.report.value;
    if (!data) return;
    const { claim, inspect } = data;
    if (claim?.id === subjectId) this.report.set({ ...data, claim: { ...claim, ...answer } });
    if (inspect?.id === subjectId) this.report.set({ ...data, inspect: { ...inspect, ...answer } });
  }

  /** The customer got further, or a colleague changed something: what is shown is old. */
  handleEvent({ request }: RequestStatusEvent): void {
    if (request.id === this.requestId) void this.refresh();
  }

  /** Something beside the status is new. */
  handleReportChanged({ request_id: id, part }: ReportChangedEvent): void {
    // Comments are no part of the report: they stand beside it, in a store of their own.
    if (id === this.requestId && part !== 'COMMENTS') void this.refresh();
  }

  /** Forgets what is shown: it is another branch's. */
  forget(): void {
    this.report.reset();
    this.requestId = null;
    this.currentSection = undefined;
  }
}
