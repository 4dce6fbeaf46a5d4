import type { Api } from '@forecourt/api-client';
import { Act } from '@forecourt/api-client/act';
import type { Addition, SectionName, Upload } from '@forecourt/contract';
import {
  cancelAddition,
  createAddition,
  takeBackRefusal,
} from '@forecourt/contract/endpoints/additions';
import { followUpRequest } from '@forecourt/contract/endpoints/requests';
import { action, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import type { ReportStore } from '../ReportStore.ts';
import type { ViewedReport } from '../reportData.ts';
import { saleStatus } from '../saleStatus.ts';
import { openAddition } from '../sections.ts';
import { asksNothing, type MoreDraft, type MoreDrafts, noDraft } from './drafts.ts';
import { RefusalStore } from './RefusalStore.ts';

export interface MoreStoreOptions {
  report: ReportStore;
  api: Pick<Api, keyof typeof MoreStore.endpoints>;
  /** Whether this person may ask: agents and administrators (design §7). */
  mayAsk: () => boolean;
  drafts: MoreDrafts;
  newKey?: () => string;
}

/** A refused photo: by what was sent, or by what is going to be. */
export interface ShownRefusal extends Pick<NonNullable<Upload['refusal']>, 'reason' | 'note'> {
  isSent: boolean;
}

/** Asks the customer of a completed report for more, and refuses photos: one message for all. */
export class MoreStore {
  static readonly endpoints = {
    cancelAddition,
    createAddition,
    followUpRequest,
    takeBackRefusal,
  };
  isOpen = false;
  isCancelling = false;
  readonly refusal: RefusalStore;
  readonly act: Act;
  private written: ReadonlyMap<string, MoreDraft> = new Map();
  private readonly options: MoreStoreOptions;

  constructor(options: MoreStoreOptions) {
    this.options = options;
    this.act = new Act({
      newKey: options.newKey,
      onMoved: () => void options.report.refresh(),
    });
    this.refusal = new RefusalStore({ onRefuse: (refused) => this.refuse(refused) });
    makeObservable<this, 'written' | 'keep'>(this, {
      isOpen: observable,
      isCancelling: observable,
      written: observableRef,
      draft: computed,
      asked: computed,
      mayAsk: computed,
      open: action,
      close: action,
      askToCancel: action,
      keep: action,
    });
  }

  /** The report, once it has loaded. */
  get report(): ViewedReport | undefined {
    return this.options.report.report.value?.report;
  }

  /** What is going to be asked of this report's customer. */
  get draft(): MoreDraft {
    const id = this.report?.id;
    if (!id) return noDraft;
    return this.written.get(id) ?? this.options.drafts.read(id);
  }

  /** What is asked for and has not come; null while nothing is. */
  get asked(): Addition | null {
    return this.report ? openAddition(this.report) : null;
  }

  /** Whether this person may change what is asked for. */
  get mayChange(): boolean {
    return this.options.mayAsk();
  }

  /** Whether something can be asked for now: the report is complete, and the car not yet sold. */
  get mayAsk(): boolean {
    const { value } = this.options.report.report;
    return (
      this.mayChange &&
      value?.report.status === 'COMPLETED' &&
      !this.asked &&
      saleStatus(value) !== 'SOLD'
    );
  }

  get asksNothing(): boolean {
    return asksNothing(this.draft);
  }

  /** Why a photo is refused, or is going to be; null if it is not. */
  refusalOf({ id, refusal }: Pick<Upload, 'id' | 'refusal'>): ShownRefusal | null {
    if (refusal) return { ...refusal, isSent: true };
    const draft = this.mayAsk && this.draft.photos.find((photo) => photo.upload_id === id);
    return draft ? { reason: draft.reason, note: draft.note, isSent: false } : null;
  }

  /** Whether a photo can be refused now: it is there, and something can be asked for. */
  mayRefuse({ processed }: Upload): boolean {
    return this.mayAsk && processed;
  }

  /** Whether the refusal of a photo can be taken back: nothing has replaced it. */
  mayTakeBack(upload: Upload): boolean {
    if (!this.mayChange) return false;
    if (!upload.refusal) return this.refusalOf(upload) !== null;
    return this.shotFor(upload) !== undefined;
  }

  /** The last thing that was asked for, once the customer has sent it. */
  get added(): Addition | null {
    const last = this.report?.additions?.at(-1);
    return last?.state === 'COMPLETED' ? last : null;
  }

  /** Closes what is asked about while another report is opened. Returns the stop function. */
  follow(): () => void {
    return reaction(
      () => this.report?.id,
      () => {
        this.close();
        this.askToCancel(false);
        this.refusal.close();
      },
    );
  }

  open(): void {
    this.isOpen = true;
    this.act.forgive();
  }

  close(): void {
    if (this.act.sending === null) this.isOpen = false;
  }

  askToCancel(isCancelling: boolean): void {
    if (this.act.sending !== null) return;
    this.isCancelling = isCancelling;
    this.act.forgive();
  }

  toggleSection(section: SectionName): void {
    this.keep({ sections: toggled(this.draft.sections, section) });
  }

  toggleDamage(id: string): void {
    this.keep({ damages: toggled(this.draft.damages, id) });
  }

  type(message: string): void {
    this.keep({ message });
  }

  /** Takes a refusal back: it is not sent yet, or nothing has replaced the photo. */
  async takeBack(upload: Upload): Promise<void> {
    const { asked, report } = this;
    if (!upload.refusal) {
      this.keep({ photos: this.draft.photos.filter((photo) => photo.upload_id !== upload.id) });
    } else if (asked && report) {
      await this.change(`take back ${upload.id}`, asked.id, async () => {
        await this.options.api.takeBackRefusal(report.id, asked.id, upload.id);
      });
    }
  }

  /** Sends what is picked. @returns whether it was sent */
  async send(): Promise<boolean> {
    const { report, draft } = this;
    if (!report || this.asksNothing) return false;
    const message = draft.message.trim();
    const body = {
      sections: [...draft.sections],
      damages: [...draft.damages],
      photos: draft.photos.map((photo) => ({ ...photo })),
      message: message || null,
    };
    const isDone = await this.change('ask', body, async (idempotencyKey) => {
      await this.options.api.createAddition(report.id, body, { idempotencyKey });
    });
    if (isDone) {
      this.keep(noDraft, report.id);
      this.close();
    }
    return isDone;
  }

  /** Reminds the customer of what is still to come. @returns whether it was sent */
  async remind(): Promise<boolean> {
    const { asked, report } = this;
    if (!asked || !report) return false;
    return this.change('remind', asked.id, async (idempotencyKey) => {
      await this.options.api.followUpRequest(report.id, {}, { idempotencyKey });
    });
  }

  /** Asks for nothing more. */
  async cancel(): Promise<void> {
    const { asked, report } = this;
    if (!asked || !report) return;
    const isDone = await this.change('cancel', asked.id, async () => {
      await this.options.api.cancelAddition(report.id, asked.id);
    });
    if (isDone) this.askToCancel(false);
  }

  /** What the server made of it is on screen before it counts as done. */
  private change(
    name: string,
    body: unknown,
    send: (key: string) => Promise<void>,
  ): Promise<boolean> {
    return this.act.run(name, body, async (key) => {
      await send(key);
      await this.options.report.refresh();
    });
  }

  private refuse(refused: MoreDraft['photos'][number]): void {
    const others = this.draft.photos.filter((photo) => photo.upload_id !== refused.upload_id);
    this.keep({ photos: [...others, refused] });
  }

  private shotFor({ id }: Upload): Addition['shots'][number] | undefined {
    return this.asked?.shots.find((shot) => shot.refused_upload_id === id);
  }

  private keep(change: Partial<MoreDraft>, id = this.report?.id): void {
    if (!id) return;
    const draft = { ...(this.written.get(id) ?? this.options.drafts.read(id)), ...change };
    this.written = new Map(this.written).set(id, draft);
    this.options.drafts.write(id, draft);
  }
}

function toggled<T>(all: readonly T[], one: T): T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}
