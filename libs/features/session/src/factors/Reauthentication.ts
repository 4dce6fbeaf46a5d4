import type { FactorsApi } from '@forecourt/api-client/factors';
import { Resource } from '@forecourt/platform';
import { makeObservable, observable, runInAction } from 'mobx';
import { FactorStepStore } from './FactorStepStore.ts';
import { askPasskey } from './webAuthn.ts';

export interface ReauthenticationOptions {
  api: Pick<FactorsApi, 'getReauthenticateOptions' | 'reauthenticate'>;
}

/** Asks the person at work to show again who they are; what waits for it then goes on. */
export class Reauthentication {
  isOpen = false;
  readonly step = new Resource<FactorStepStore>();
  private settle: (shown: boolean) => void = () => undefined;
  private readonly options: ReauthenticationOptions;

  constructor(options: ReauthenticationOptions) {
    this.options = options;
    makeObservable(this, { isOpen: observable });
  }

  /** Opens the dialog. @returns whether they have shown it; false when they gave up */
  ask(): Promise<boolean> {
    runInAction(() => (this.isOpen = true));
    void this.load();
    return new Promise((resolve) => (this.settle = resolve));
  }

  /** Gets a new challenge; the last one may be over. */
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
