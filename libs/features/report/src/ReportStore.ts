import type { Answer, ReportChangedEvent, RequestStatusEvent } from '@forecourt/contract';
import { carName, customerName, Resource } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';
import { DamageFocus } from './damages/DamageFocus.ts';
import type { ReportSectionId } from './definition.ts';
import type { ReportData } from './reportData.ts';

export interface ReportStoreOptions {
  /** Fetches a report by its id: as staff, or by a link's key. */
  load: (requestId: string, signal: AbortSignal) => Promise<ReportData>;
}

/** The current report. Keeps the last one, so that going back shows it at once. */
export class ReportStore {
  requestId: string | null = null;
  readonly report = new Resource<ReportData>();
  /** Which damage is looked at. */
  readonly damages = new DamageFocus();
  /** The section being read, for the progress list. */
  currentSection: ReportSectionId | undefined = undefined;
  private readonly options: ReportStoreOptions;
  /** The first load of the current report. */
  private opening: Promise<void> = Promise.resolve();

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

  /** `2019 Volvo XC60`; undefined while unknown. */
  get carTitle(): string | undefined {
    const car = this.report.value?.report.report.car;
    return car && (carName(car) || undefined);
  }

  /**
   * What names the report, its window and a PDF file of it: the claim number, if there is one, and its
   * car, or while that is unknown its customer; undefined while unknown.
   */
  get title(): string | undefined {
    const { value } = this.report;
    const subject = this.carTitle ?? (value && customerName(value.report));
    return (
      [value?.report.identifiers?.claim_number, subject].filter(Boolean).join(' · ') || undefined
    );
  }

  /** Shows a request's report: from memory if it is the last one shown, and refetched. */
  open(requestId: string): Promise<void> {
    if (requestId !== this.requestId) this.forget();
    this.requestId = requestId;
    this.opening = this.load();
    return this.opening;
  }

  /** Refetches the report; the one before stays visible, and one that is on its way shows first. */
  async refresh(): Promise<void> {
    const { requestId } = this;
    if (!this.report.value) await this.opening;
    if (this.requestId === requestId) await this.load();
  }

  /** The reader scrolled to another section. */
  showSection(id: ReportSectionId): void {
    this.currentSection = id;
  }

  /** The server accepted a conclusion; this is its response (spec §4). */
  setConclusion(subjectId: string, answer: Answer<'updateClaim'>): void {
    const data = this.report.value;
    if (!data) return;
    const { claim, inspect } = data;
    if (claim?.id === subjectId) this.report.set({ ...data, claim: { ...claim, ...answer } });
    if (inspect?.id === subjectId) this.report.set({ ...data, inspect: { ...inspect, ...answer } });
  }

  /** The customer got further or a colleague changed something, so the report is outdated. */
  handleEvent({ request }: RequestStatusEvent): void {
    if (request.id === this.requestId) void this.refresh();
  }

  /** Something other than the status has changed. */
  handleReportChanged({ request_id: id, part }: ReportChangedEvent): void {
    // Comments are not part of the report; they have their own store.
    if (id === this.requestId && part !== 'COMMENTS') void this.refresh();
  }

  /** Clears the report, because it belongs to another branch. */
  forget(): void {
    this.report.reset();
    this.damages.forget();
    this.requestId = null;
    this.currentSection = undefined;
  }

  private async load(): Promise<void> {
    const { requestId } = this;
    if (!requestId) return;
    await this.report.load((signal) => this.options.load(requestId, signal));
  }
}
