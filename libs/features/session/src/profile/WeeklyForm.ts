import { isNetworkFailure } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Account } from '@forecourt/contract';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface WeeklyFormOptions {
  api: Pick<Api, 'updateAccount'>;
  onSaved(account: Account): void;
}

/** The part of /profile that sends the figures of each week by email. */
export class WeeklyForm {
  /** What is being saved; undefined when nothing is. */
  wanted: boolean | undefined = undefined;
  problem: 'offline' | 'unexpected' | undefined = undefined;
  private readonly options: WeeklyFormOptions;

  constructor(options: WeeklyFormOptions) {
    this.options = options;
    makeObservable(this, { wanted: observable, problem: observableRef });
  }

  /** Turns it on or off. What is chosen while a choice is being saved is saved after it. */
  async turn(isOn: boolean): Promise<void> {
    const isSaving = this.wanted !== undefined;
    runInAction(() => Object.assign(this, { wanted: isOn, problem: undefined }));
    if (isSaving) return;
    const { api, onSaved } = this.options;
    try {
      let saved: boolean | undefined;
      while (this.wanted !== undefined && this.wanted !== saved) {
        saved = this.wanted;
        onSaved((await api.updateAccount({ insights_mail: saved })).account);
      }
    } catch (error) {
      const problem = isNetworkFailure(error) ? 'offline' : 'unexpected';
      runInAction(() => (this.problem = problem));
    } finally {
      runInAction(() => (this.wanted = undefined));
    }
  }
}
