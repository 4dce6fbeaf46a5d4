import type { Api } from '@forecourt/api-client';
import type { DamageFinding, FindingAccept, Upload } from '@forecourt/contract';
import { acceptFinding, dismissFinding } from '@forecourt/contract/endpoints/damages';
import { action, makeObservable, observable } from 'mobx';
import { ReportChange, type ReportChangeOptions } from '../ReportChange.ts';

export interface FindingsStoreOptions extends ReportChangeOptions {
  api: Pick<Api, keyof typeof FindingsStore.endpoints>;
}

/** What staff say of a finding before they accept it. */
export type FindingDraft = Required<Pick<FindingAccept, 'kind' | 'size' | 'description'>> & {
  part: FindingAccept['part'] | null;
};

/** What the damage detection found on the photos of the current report, until staff decide on it. */
export class FindingsStore extends ReportChange<string> {
  static readonly endpoints = { acceptFinding, dismissFinding };
  draft: FindingDraft = { part: null, kind: null, size: null, description: null };
  /** The one that was decided on last: a failure is about it. */
  decidingId: string | null = null;
  private readonly api: FindingsStoreOptions['api'];

  constructor({ api, ...options }: FindingsStoreOptions) {
    super(options);
    this.api = api;
    makeObservable(this, {
      draft: observable,
      decidingId: observable,
      begin: action,
      say: action,
    });
  }

  /** The surest first. */
  get findings(): readonly DamageFinding[] {
    return this.report.report.value?.report.findings ?? [];
  }

  /** The one being corrected. */
  get correcting(): DamageFinding | undefined {
    return this.findings.find(({ id }) => id === this.changingId);
  }

  photoOf({ upload_id: photo }: DamageFinding): Upload | undefined {
    return this.report.report.value?.report.report.uploads.find(({ id }) => id === photo);
  }

  /** Asks what it is, beginning with what was found. */
  begin({ id, part, kind, size }: DamageFinding): void {
    this.open(id);
    this.draft = { part, kind, size, description: null };
  }

  say(change: Partial<FindingDraft>): void {
    this.draft = { ...this.draft, ...change };
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
    const { changingId: id, draft } = this;
    const { part, ...words } = draft;
    if (id === null || !part) return false;
    return this.decide('save', id, { part, ...words });
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
    if (this.act.sending !== null) return false;
    this.attend(id);
    return this.send(what, id, (requestId) =>
      words ? this.api.acceptFinding(requestId, id, words) : this.api.dismissFinding(requestId, id),
    );
  }

  private attend = action((id: string) => {
    this.decidingId = id;
  });
}
