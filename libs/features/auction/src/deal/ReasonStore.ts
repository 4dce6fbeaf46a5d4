import { action, computed, makeObservable, observable } from 'mobx';
import { Act, type ActOptions } from '@forecourt/api-client/act';
import type { ReasonDraft } from './reasonDraft.ts';

export interface ReasonStoreOptions extends ActOptions {
  /** Sends the trimmed reason. @throws ApiError */
  send: (reason: string, key: string) => Promise<void>;
  /** Keeps what is typed through a reload. */
  draft?: ReasonDraft;
}

/** Asks for confirmation and a reason before somebody backs out or ends an auction; the reason survives failures and, with a draft, reloads. */
export class ReasonStore {
  isOpen = false;
  reason = '';
  isMissing = false;
  private readonly options: ReasonStoreOptions;
  private readonly act: Act;

  constructor(options: ReasonStoreOptions) {
    this.options = options;
    this.act = new Act(options);
    this.reason = options.draft?.read() ?? '';
    makeObservable(this, {
      isOpen: observable,
      reason: observable,
      isMissing: observable,
      sending: computed,
      failure: computed,
      open: action,
      close: action,
      type: action,
      done: action,
      forget: action,
    });
  }

  get sending(): boolean {
    return this.act.sending !== null;
  }

  get failure(): Act['failure'] {
    return this.act.failure;
  }

  open(): void {
    this.isOpen = true;
    this.isMissing = false;
    this.act.forgive();
  }

  close(): void {
    if (!this.sending) this.isOpen = false;
  }

  type(reason: string): void {
    this.reason = reason;
    this.isMissing = false;
    this.options.draft?.write(reason);
  }

  /** @param about what else the call depends on, so that another choice is another intent */
  async send(about: unknown = null): Promise<void> {
    const reason = this.reason.trim();
    if (this.sending || !this.confirm(reason)) return;
    const { send } = this.options;
    const isDone = await this.act.run('reason', { reason, about }, (key) => send(reason, key));
    if (isDone) this.done();
  }

  /** Marks a missing reason. */
  private confirm(reason: string): boolean {
    this.mark(reason === '');
    return reason !== '';
  }

  private readonly mark = action((isMissing: boolean) => (this.isMissing = isMissing));

  /** It was sent. */
  done(): void {
    this.isOpen = false;
    this.type('');
  }

  /** Something else is asked about now. */
  forget(): void {
    this.done();
    this.act.forgive();
  }
}
