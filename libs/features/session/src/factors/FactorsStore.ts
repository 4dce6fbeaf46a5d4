import type { Api } from '@forecourt/api-client';
import type { AppOptions, FactorAdded, Factors } from '@forecourt/contract';
import {
  addPasskey,
  createRecoveryCodes,
  getAuthenticatorAppOptions,
  getFactors,
  getPasskeyOptions,
  putAuthenticatorApp,
  removeAuthenticatorApp,
  removePasskey,
  renamePasskey,
} from '@forecourt/contract/endpoints/factors';
import { Resource } from '@forecourt/platform';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type FactorProblem, factorProblemOf } from './factorProblem.ts';
import { makePasskey } from './webAuthn.ts';

export interface FactorsStoreOptions {
  api: Pick<Api, keyof typeof FactorsStore.endpoints>;
  /** Creates a passkey in the browser. @default the browser's own API */
  makePasskey?: (options: string) => Promise<string>;
}

/** The action in progress; for a passkey its id. */
export type FactorWork = 'addPasskey' | 'app' | 'confirmApp' | 'codes' | (string & {});

/** A user's second factors, and creating new ones. */
export class FactorsStore {
  static readonly endpoints = {
    addPasskey,
    createRecoveryCodes,
    getAuthenticatorAppOptions,
    getFactors,
    getPasskeyOptions,
    putAuthenticatorApp,
    removeAuthenticatorApp,
    removePasskey,
    renamePasskey,
  };
  readonly factors = new Resource<Factors>();
  /** The authenticator app being set up. */
  appSetup: AppOptions | null = null;
  code = '';
  /** New recovery codes, shown until the user confirms that they are saved. */
  codes: readonly string[] | null = null;
  working: FactorWork | null = null;
  problem: FactorProblem | undefined = undefined;
  private readonly options: FactorsStoreOptions;

  constructor(options: FactorsStoreOptions) {
    this.options = options;
    makeObservable(this, {
      appSetup: observableRef,
      code: observable,
      codes: observableRef,
      working: observable,
      problem: observableRef,
    });
  }

  get hasFactor(): boolean {
    const { value } = this.factors;
    return value !== undefined && (value.passkeys.length > 0 || value.app !== null);
  }

  async load(): Promise<void> {
    const { api } = this.options;
    await this.factors.load(async (signal) => (await api.getFactors({ signal })).factors);
  }

  /** Creates a passkey in the browser. */
  addPasskey(name: string): Promise<boolean> {
    const { api, makePasskey: make = makePasskey } = this.options;
    return this.work('addPasskey', async () => {
      const { challenge_id, options } = await api.getPasskeyOptions();
      const passkey = await make(options);
      this.take(await api.addPasskey({ challenge_id, name, passkey }));
    });
  }

  renamePasskey(id: string, name: string): Promise<boolean> {
    return this.work(id, async () => {
      this.show((await this.options.api.renamePasskey(id, { name })).factors);
    });
  }

  removePasskey(id: string): Promise<boolean> {
    return this.work(id, async () => {
      this.show((await this.options.api.removePasskey(id)).factors);
    });
  }

  /** Starts the setup of an authenticator app. */
  beginApp(): Promise<boolean> {
    return this.work('app', async () => {
      const setup = await this.options.api.getAuthenticatorAppOptions();
      runInAction(() => {
        this.appSetup = setup;
        this.code = '';
      });
    });
  }

  cancelApp(): void {
    runInAction(() => {
      this.appSetup = null;
      this.problem = undefined;
    });
  }

  setCode(code: string): void {
    runInAction(() => {
      this.code = code;
      this.problem = undefined;
    });
  }

  /** Completes the setup with a code of the app. */
  async confirmApp(): Promise<boolean> {
    const { appSetup, code } = this;
    if (!appSetup) return false;
    if (!code.trim()) {
      runInAction(() => (this.problem = { kind: 'empty' }));
      return false;
    }
    return this.work('confirmApp', async () => {
      const { challenge_id } = appSetup;
      const body = { challenge_id, code: code.trim() };
      this.take(await this.options.api.putAuthenticatorApp(body));
      runInAction(() => (this.appSetup = null));
    });
  }

  removeApp(): Promise<boolean> {
    return this.work('app', async () => {
      this.show((await this.options.api.removeAuthenticatorApp()).factors);
    });
  }

  /** Creates ten new codes; the earlier ones become invalid. */
  makeCodes(): Promise<boolean> {
    return this.work('codes', async () => {
      const { recovery_codes } = await this.options.api.createRecoveryCodes();
      runInAction(() => (this.codes = recovery_codes));
      this.factors.change((all) => ({ ...all, recovery_codes: recovery_codes.length }));
    });
  }

  /** The user has saved the codes; they are not shown again. */
  codesKept(): void {
    runInAction(() => (this.codes = null));
  }

  private take({ factors, recovery_codes }: FactorAdded): void {
    this.show(factors);
    if (recovery_codes) runInAction(() => (this.codes = recovery_codes));
  }

  private show(factors: Factors): void {
    this.factors.change(() => factors);
  }

  private async work(what: FactorWork, run: () => Promise<void>): Promise<boolean> {
    if (this.working) return false;
    runInAction(() => {
      this.working = what;
      this.problem = undefined;
    });
    try {
      await run();
      return true;
    } catch (error) {
      const problem = factorProblemOf(error);
      runInAction(() => (this.problem = problem));
      return false;
    } finally {
      runInAction(() => (this.working = null));
    }
  }
}
