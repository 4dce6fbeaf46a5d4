import type { Api } from '@forecourt/api-client';
import { getReauthenticateOptions, reauthenticate } from '@forecourt/contract/endpoints/factors';
import { Resource } from '@forecourt/platform';
import { makeObservable, observable, runInAction } from 'mobx';
import { FactorStepStore } from './FactorStepStore.ts';
import { askPasskey } from './webAuthn.ts';

export interface ReauthenticationOptions {
  api: Pick<Api, keyof typeof Reauthentication.endpoints>;
}

/** Asks the signed-in user to verify their identity again; the waiting action then continues. */
export class Reauthentication {
  static readonly endpoints = { getReauthenticateOptions, reauthenticate };
  isOpen = false;
  readonly step = new Resource<FactorStepStore>();
  private settle: (shown: boolean) => void = () => undefined;
  private readonly options: ReauthenticationOptions;

  constructor(options: ReauthenticationOptions) {
    this.options = options;
    makeObservable(this, { isOpen: observable });
  }

  /** Opens the dialog. @returns whether the user was verified; false when they cancelled */
  ask(): Promise<boolean> {
    runInAction(() => (this.isOpen = true));
    void this.load();
    return new Promise((resolve) => (this.settle = resolve));
  }

  /** Fetches a new challenge, since the last one may have expired. */
  async load(): Promise<void> {
    const { api } = this.options;
    await this.step.load(async (signal) => {
      const { challenge_id, methods, options } = await api.getReauthenticateOptions({ signal });
      return new FactorStepStore({
        methods,
        passkeyOptions: () => Promise.resolve(options ?? '{}'),
        askPasskey,
        prove: async (proof) => {
          await api.reauthenticate({ challenge_id, ...proof });
          this.close(true);
        },
      });
    });
  }

  close(shown: boolean): void {
    runInAction(() => (this.isOpen = false));
    this.step.reset();
    this.settle(shown);
  }
}
