import { type Api, hasCode } from '@forecourt/api-client';
import type { DealerOptOut } from '@forecourt/contract';
import { getDealerOptOut, optInDealer, optOutDealer } from '@forecourt/contract/endpoints/dealers';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface OptOutOptions {
  api: Pick<Api, keyof typeof OptOutStore.endpoints>;
  /** From the link in the dealer's mails. */
  optOutKey: string;
}

/** What the page shows; a link that is none of ours is invalid. */
export type OptOutStatus = 'loading' | 'ready' | 'invalid' | 'failed';

/** A dealer's refusal of further mails, and taking it back. */
export class OptOutStore {
  static readonly endpoints = { getDealerOptOut, optInDealer, optOutDealer };
  status: OptOutStatus = 'loading';
  optOut: DealerOptOut | null = null;
  saving = false;
  /** The last press was not answered, or refused. */
  hasFailed = false;
  private readonly options: OptOutOptions;

  constructor(options: OptOutOptions) {
    this.options = options;
    makeObservable(this, {
      status: observable,
      optOut: observableRef,
      saving: observable,
      hasFailed: observable,
    });
  }

  /** Whether the dealer gets no more mails. */
  get isOut(): boolean {
    return typeof this.optOut?.opted_out_at === 'string';
  }

  /** Fetches whether the dealer has opted out; opening the link opts nobody out. */
  async load(): Promise<void> {
    runInAction(() => (this.status = 'loading'));
    try {
      const answer = await this.options.api.getDealerOptOut(this.options.optOutKey);
      runInAction(() => Object.assign(this, { optOut: answer.opt_out, status: 'ready' }));
    } catch (error) {
      const isUnknown = hasCode(error, 'NOT_FOUND', 'GONE');
      runInAction(() => (this.status = isUnknown ? 'invalid' : 'failed'));
    }
  }

  stop(): Promise<void> {
    return this.save((key) => this.options.api.optOutDealer(key));
  }

  undo(): Promise<void> {
    return this.save((key) => this.options.api.optInDealer(key));
  }

  private async save(call: (key: string) => Promise<{ opt_out: DealerOptOut }>): Promise<void> {
    if (this.saving) return;
    runInAction(() => Object.assign(this, { saving: true, hasFailed: false }));
    try {
      const { opt_out: optOut } = await call(this.options.optOutKey);
      runInAction(() => (this.optOut = optOut));
    } catch {
      runInAction(() => (this.hasFailed = true));
    } finally {
      runInAction(() => (this.saving = false));
    }
  }
}
