import type { Api } from '@forecourt/api-client';
import { Act } from '@forecourt/api-client/act';
import type { DamageFinding, FindingAccept, Upload } from '@forecourt/contract';
import { acceptFinding, dismissFinding } from '@forecourt/contract/endpoints/damages';
import { action, makeObservable, observable, reaction } from 'mobx';
import type { ReportStore } from '../ReportStore.ts';

export interface FindingsStoreOptions {
  report: ReportStore;
  api: Pick<Api, keyof typeof FindingsStore.endpoints>;
  /** Whether this person may change the report. */
  mayDecide: () => boolean;
}

/** What staff say of a finding before they accept it. */
export type FindingDraft = Required<Pick<FindingAccept, 'kind' | 'size' | 'description'>> & {
  part: FindingAccept['part'] | null;
};

/** What the damage detection found on the photos of the current report, until staff decide on it. */
export class FindingsStore {
  static readonly endpoints = { acceptFinding, dismissFinding };
  /** The one being corrected; null while none is. */
  correctingId: string | null = null;
  draft: FindingDraft = { part: null, kind: null, size: null, description: null };
  /** The one that was decided on last: a failure is about it. */
  decidingId: string | null = null;
  readonly act: Act;
  private readonly options: FindingsStoreOptions;

  constructor(options: FindingsStoreOptions) {
    this.options = options;
    this.act = new Act({ onMoved: () => void options.report.refresh() });
    makeObservable(this, {
      correctingId: observable,
      draft: observable,
      decidingId: observable,
      begin: action,
      say: action,
      cancel: action,
    });
  }

  /** The surest first. */
  get findings(): readonly DamageFinding[] {
    return this.options.report.report.value?.report.findings ?? [];
  }

  get correcting(): DamageFinding | undefined {
    return this.findings.find(({ id }) => id === this.correctingId);
  }

  /** Whether findings can be decided on now. */
  get mayDecide(): boolean {
    const status = this.options.report.report.value?.report.status;
    return this.options.mayDecide() && status !== 'ARCHIVED';
  }

  photoOf({ upload_id: photo }: DamageFinding): Upload | undefined {
    return this.options.report.report.value?.report.report.uploads.find(({ id }) => id === photo);
  }

  /** Stops when another report is opened. Returns the stop function. */
  follow(): () => void {
    return reaction(
      () => this.options.report.requestId,
      () => this.close(),
    );
  }

  /** Asks what it is, beginning with what was found. */
  begin({ id, part, kind, size }: DamageFinding): void {
    this.correctingId = id;
    this.draft = { part, kind, size, description: null };
    this.act.forgive();
  }

  say(change: Partial<FindingDraft>): void {
    this.draft = { ...this.draft, ...change };
  }

  /** Nothing is decided; not while something is being sent. */
  cancel(): void {
    if (this.act.sending === null) this.close();
  }

  /**
   * Accepts a finding as it was found; one without a part is asked about first.
   * @returns whether it is a damage now
   */
  async accept(finding: DamageFinding): Promise<boolean> {
    if (finding.part) return this.decide('accept', finding.id, {});
    this.begin(finding);
    return false;
  }

  /** Accepts the one being corrected, as it was corrected. @returns whether it is a damage now */
  async save(): Promise<boolean> {
    const { correctingId: id, draft } = this;
    const { part, ...words } = draft;
    if (id === null || !part) return false;
    const isDone = await this.decide('save', id, { part, ...words });
    if (isDone) this.close();
    return isDone;
  }

  /** @returns whether it is gone */
  dismiss({ id }: DamageFinding): Promise<boolean> {
    return this.decide('dismiss', id);
  }

  /** Whether this is being sent for this finding. */
  isSending(what: 'accept' | 'dismiss', { id }: DamageFinding): boolean {
    return this.act.sending === what && this.decidingId === id;
  }

  private async decide(what: string, id: string, words?: FindingAccept): Promise<boolean> {
    const { report, api } = this.options;
    const { requestId } = report;
    if (!requestId || this.act.sending !== null) return false;
    this.attend(id);
    return this.act.run(what, id, async () => {
      await (words ? api.acceptFinding(requestId, id, words) : api.dismissFinding(requestId, id));
      await report.refresh();
    });
  }

  private attend = action((id: string) => {
    this.decidingId = id;
  });

  private close = action(() => {
    this.correctingId = null;
    this.act.forgive();
  });
}
