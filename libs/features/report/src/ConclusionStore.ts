import { hasCode } from '@forecourt/api-client';
import type { ClaimsApi } from '@forecourt/api-client/claims';
import type { Claim, ClaimStatus, ConclusionUndo, Inspect } from '@forecourt/contract';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import type { ReportData } from './reportData.ts';
import type { ReportStore } from './ReportStore.ts';

export interface ConclusionStoreOptions {
  report: ReportStore;
  api: ClaimsApi;
  /** Whether this person may conclude: agents and administrators (design §7). */
  mayConclude: () => boolean;
  /** The server's clock, by which taking back ends; the device's without one. */
  now?: () => number;
}

/** The conclusion of the claim or inspection that is read: drawn, taken back, and what comes after. */
export class ConclusionStore {
  /** What is being sent. */
  saving: ClaimStatus | null = null;
  /** Why the last try failed: refused means that what stands has changed in the meantime. */
  failure: 'refused' | 'failed' | null = null;
  /** Looking for the next car: none when no other waits for a conclusion. */
  search: 'idle' | 'searching' | 'none' | 'failed' = 'idle';
  /** The request that `failure` and `search` are about. */
  private concerns: string | null = null;
  private readonly options: ConclusionStoreOptions;

  constructor(options: ConclusionStoreOptions) {
    this.options = options;
    makeObservable<this, 'concerns' | 'settle'>(this, {
      saving: observable,
      failure: observable,
      search: observable,
      concerns: observable,
      problem: computed,
      subject: computed,
      settle: action,
    });
  }

  get mayConclude(): boolean {
    return this.options.mayConclude();
  }

  /** What is concluded. */
  get subject(): Claim | Pick<Inspect, 'id' | 'status' | 'undo'> | undefined {
    return this.data?.claim ?? this.data?.inspect;
  }

  /** The report that it belongs to. */
  get data(): ReportData | undefined {
    return this.options.report.report.value;
  }

  /** What went wrong with the report that is read, not with one before it. */
  get problem(): 'refused' | 'failed' | null {
    return this.concerns === this.options.report.requestId ? this.failure : null;
  }

  /** What the conclusion can be taken back to, while it can (spec §4). */
  get undo(): ConclusionUndo | null {
    const undo = this.subject?.undo;
    const now = this.options.now?.() ?? Date.now();
    return undo && Date.parse(undo.until) > now ? undo : null;
  }

  /** Sends a conclusion; what then stands is what the server answers (spec §4). */
  async conclude(status: ClaimStatus): Promise<void> {
    const { report, api } = this.options;
    const { subject } = this;
    const { requestId } = report;
    if (!subject || !requestId || this.saving !== null) return;
    this.settle(status, null, requestId);
    try {
      const answer = await api.updateClaim(subject.id, { status });
      report.setConclusion(subject.id, answer);
      this.settle(null, null, requestId);
    } catch (error) {
      const refused = hasCode(error, 'INVALID_TRANSITION');
      this.settle(null, refused ? 'refused' : 'failed', requestId);
      if (refused && report.requestId === requestId) await report.refresh();
    }
  }

  /** Takes the conclusion back. */
  async takeBack(): Promise<void> {
    const { undo } = this;
    if (undo) await this.conclude(undo.status);
  }

  /** How the search for the next car stands, for the report that is read. */
  get searching(): ConclusionStore['search'] {
    return this.concerns === this.options.report.requestId ? this.search : 'idle';
  }

  /** The request whose car has waited longest for a conclusion; null when there is none or no answer. */
  async findNext(): Promise<string | null> {
    const { requestId } = this.options.report;
    if (!requestId || this.searching === 'searching') return null;
    this.settle(this.saving, this.problem, requestId);
    const found = (search: ConclusionStore['search']) =>
      runInAction(() => {
        if (this.concerns === requestId) this.search = search;
      });
    found('searching');
    try {
      const { request_id: id } = await this.options.api.getNextRequest(requestId);
      found(id ? 'idle' : 'none');
      return this.options.report.requestId === requestId ? id : null;
    } catch {
      found('failed');
      return null;
    }
  }

  private settle(
    saving: ClaimStatus | null,
    failure: 'refused' | 'failed' | null,
    requestId: string,
  ): void {
    this.saving = saving;
    this.failure = failure;
    if (this.concerns !== requestId) this.search = 'idle';
    this.concerns = requestId;
  }
}
