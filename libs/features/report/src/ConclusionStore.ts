import { hasCode } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Claim, ClaimStatus, ConclusionUndo } from '@forecourt/contract';
import { updateClaim } from '@forecourt/contract/endpoints/claims';
import { getNextRequest } from '@forecourt/contract/endpoints/requests';
import { serverClock } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import type { ReportData } from './reportData.ts';
import type { ReportStore } from './ReportStore.ts';
import { TellingStore, type TellingSubject } from './telling/TellingStore.ts';

export interface ConclusionStoreOptions {
  report: ReportStore;
  api: Pick<Api, keyof typeof ConclusionStore.endpoints>;
  /** Whether this person may conclude: agents and administrators (design §7). */
  mayConclude: () => boolean;
  /** Address of the settings, for those who may change the countries for SMS. */
  settingsHref?: () => string | undefined;
  /** The server's clock, which limits the undo; by default the device's. */
  now?: () => number;
}

/** The conclusion of the current claim or inspection: drawing it, undoing it, and the next car. */
export class ConclusionStore {
  static readonly endpoints = { getNextRequest, updateClaim, ...TellingStore.endpoints };
  /** Telling the customer. */
  readonly telling: TellingStore;
  /** The status being sent. */
  saving: ClaimStatus | null = null;
  /** Why the last attempt failed; refused means that the status has changed in the meantime. */
  failure: 'refused' | 'failed' | null = null;
  /** The search for the next car; none when no other waits for a conclusion. */
  search: 'idle' | 'searching' | 'none' | 'failed' = 'idle';
  /** The request that `failure` and `search` are about. */
  private concerns: string | null = null;
  private readonly options: ConclusionStoreOptions;

  constructor(options: ConclusionStoreOptions) {
    this.options = options;
    const { api, report } = options;
    this.telling = new TellingStore({
      api,
      subject: () => this.subject,
      onAnswer: (id, answer) => report.setConclusion(id, answer),
      onMoved: () => void report.refresh(),
    });
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

  get settingsHref(): string | undefined {
    return this.options.settingsHref?.();
  }

  /** The claim or inspection to conclude. */
  get subject(): (TellingSubject & Pick<Claim, 'undo'>) | undefined {
    return this.data?.claim ?? this.data?.inspect;
  }

  /** The report it belongs to. */
  get data(): ReportData | undefined {
    return this.options.report.report.value;
  }

  /** The error of the current report, not of an earlier one. */
  get problem(): 'refused' | 'failed' | null {
    return this.concerns === this.options.report.requestId ? this.failure : null;
  }

  /** The status that an undo would restore, while that is possible (spec §4). */
  get undo(): ConclusionUndo | null {
    const undo = this.subject?.undo;
    const now = this.options.now?.() ?? serverClock.now();
    return undo && Date.parse(undo.until) > now ? undo : null;
  }

  /** Gives a conclusion, after asking about the message to the customer where there is one. */
  async choose(status: ClaimStatus): Promise<void> {
    if (this.telling.previewOf(status)) this.telling.ask(status);
    else await this.conclude(status);
  }

  /**
   * Sends a conclusion; the server's response determines the new status (spec §4).
   *
   * @param more whether the customer is told; without it they are, where the partner tells this one
   */
  async conclude(status: ClaimStatus, more: { tell?: boolean } = {}): Promise<void> {
    const { report, api } = this.options;
    const { subject } = this;
    const { requestId } = report;
    if (!subject || !requestId || this.saving !== null) return;
    this.settle(status, null, requestId);
    try {
      const answer = await api.updateClaim(subject.id, { status, ...more });
      report.setConclusion(subject.id, answer);
      this.settle(null, null, requestId);
    } catch (error) {
      const refused = hasCode(error, 'INVALID_TRANSITION');
      this.settle(null, refused ? 'refused' : 'failed', requestId);
      if (refused && report.requestId === requestId) await report.refresh();
    }
  }

  /** Undoes the conclusion. */
  async takeBack(): Promise<void> {
    const { undo } = this;
    if (undo) await this.conclude(undo.status);
  }

  /** State of the search for the next car, for the current report. */
  get searching(): ConclusionStore['search'] {
    return this.concerns === this.options.report.requestId ? this.search : 'idle';
  }

  /**
   * The request whose car has waited longest for a conclusion; null on failure or if there is none.
   */
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
