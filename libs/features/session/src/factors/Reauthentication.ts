import { type Api, hasCode } from '@forecourt/api-client';
import type { CompanySignInStarted } from '@forecourt/contract';
import { startCompanyReauthentication } from '@forecourt/contract/endpoints/company-sign-in';
import { getReauthenticateOptions, reauthenticate } from '@forecourt/contract/endpoints/factors';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { FactorStepStore } from './FactorStepStore.ts';
import { askPasskey } from './webAuthn.ts';

export interface ReauthenticationOptions {
  api: Pick<Api, keyof typeof Reauthentication.endpoints>;
  company: {
    /** Leads to the company's sign-in, in a window of its own where the browser allows it. */
    open: (started: CompanySignInStarted) => void;
    /** Calls `listener` when the person is back from there. @returns a function that unsubscribes */
    follow: (listener: (shown: boolean) => void) => () => void;
  };
}

/** What the user is asked: a password or factor, or to sign in with their company. */
export type ReauthenticationStep = { factor: FactorStepStore } | { company: CompanySignInStarted };

/** Asks the signed-in user to verify their identity again; the waiting action then continues. */
export class Reauthentication {
  static readonly endpoints = {
    getReauthenticateOptions,
    reauthenticate,
    startCompanyReauthentication,
  };
  isOpen = false;
  /** Whether the user has left for their company's sign-in. */
  isAway = false;
  readonly step = new Resource<ReauthenticationStep>();
  private settle: (shown: boolean) => void = () => undefined;
  private unfollow: () => void = () => undefined;
  private readonly options: ReauthenticationOptions;

  constructor(options: ReauthenticationOptions) {
    this.options = options;
    makeObservable(this, { isOpen: observable, isAway: observable, openCompany: action });
  }

  /** Opens the dialog. @returns whether the user was verified; false when they cancelled */
  ask(): Promise<boolean> {
    runInAction(() => (this.isOpen = true));
    this.unfollow();
    this.unfollow = this.options.company.follow((shown) => {
      if (shown) this.close(true);
      else if ('company' in (this.step.value ?? {})) void this.load();
    });
    void this.load();
    return new Promise((resolve) => (this.settle = resolve));
  }

  /** Fetches a new challenge, since the last one may have expired. */
  async load(): Promise<void> {
    const { api } = this.options;
    runInAction(() => (this.isAway = false));
    await this.step.load(async (signal) => {
      const { by_company, challenge_id, methods, options } = await api.getReauthenticateOptions({
        signal,
      });
      // before the button is pressed: only a press may open a window, and not after a wait
      if (by_company) return { company: await api.startCompanyReauthentication({ signal }) };
      const factor = new FactorStepStore({
        methods,
        passkeyOptions: () => Promise.resolve(options ?? '{}'),
        askPasskey,
        prove: async (proof) => {
          await api.reauthenticate({ challenge_id, ...proof });
          this.close(true);
        },
      });
      return { factor };
    });
  }

  /** Leaves for the company's sign-in. */
  openCompany(started: CompanySignInStarted): void {
    this.isAway = true;
    this.options.company.open(started);
  }

  /** Whether the company's sign-in is down. */
  get isUnreachable(): boolean {
    const { state } = this.step;
    return state.status === 'error' && hasCode(state.error, 'COMPANY_UNREACHABLE');
  }

  close(shown: boolean): void {
    this.unfollow();
    runInAction(() => (this.isOpen = false));
    this.step.reset();
    this.settle(shown);
  }
}
