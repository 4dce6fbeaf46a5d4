import { isNetworkFailure } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Account, Digest, DigestFrequency } from '@forecourt/contract';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface DigestFormOptions {
  api: Pick<Api, 'updateAccount'>;
  /** The device's time zone, which is kept with the choice. */
  timeZone(): string;
  onSaved(account: Account): void;
}

/** The part of /profile that sends what is unread by email. */
export class DigestForm {
  frequency: DigestFrequency = 'OFF';
  sending = false;
  /** The choice was saved; reset by the next. */
  saved = false;
  problem: 'offline' | 'unexpected' | undefined = undefined;
  private readonly options: DigestFormOptions;

  constructor(options: DigestFormOptions) {
    this.options = options;
    makeObservable(this, {
      frequency: observable,
      sending: observable,
      saved: observable,
      problem: observableRef,
      show: action,
      choose: action,
    });
  }

  /** What is saved. */
  show({ frequency }: Digest): void {
    this.frequency = frequency;
  }

  choose(frequency: DigestFrequency): void {
    this.frequency = frequency;
    this.saved = false;
    this.problem = undefined;
  }

  /** Saves the choice; pressing twice sends one request. */
  async save(): Promise<void> {
    if (this.sending) return;
    const { api, timeZone, onSaved } = this.options;
    const { frequency } = this;
    const zone = frequency === 'OFF' ? {} : { time_zone: timeZone() };
    runInAction(() => Object.assign(this, { sending: true, problem: undefined, saved: false }));
    try {
      const { account } = await api.updateAccount({ digest: { frequency, ...zone } });
      this.show(account.digest);
      onSaved(account);
      runInAction(() => (this.saved = true));
    } catch (error) {
      const problem = isNetworkFailure(error) ? 'offline' : 'unexpected';
      runInAction(() => (this.problem = problem));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}
