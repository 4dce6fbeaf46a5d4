import type { ProofMethod } from '@forecourt/contract';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type FactorProblem, factorProblemOf } from './factorProblem.ts';

/** The user's proof; the challenge is added by the caller. */
export interface GivenProof {
  method: ProofMethod;
  code?: string;
  passkey?: string;
  password?: string;
}

export interface FactorStepStoreOptions {
  methods: readonly ProofMethod[];
  /** The server's options for the passkey. */
  passkeyOptions: () => Promise<string>;
  /** Asks the browser for the passkey. */
  askPasskey: (options: string) => Promise<string>;
  /** Resolves once accepted; rejects with the call's error. */
  prove: (proof: GivenProof) => Promise<void>;
}

/** One step that verifies the user: by passkey, code, recovery code or password. */
export class FactorStepStore {
  /** What the field is for. */
  method: ProofMethod;
  value = '';
  sending: 'field' | 'passkey' | null = null;
  problem: FactorProblem | undefined = undefined;
  private readonly options: FactorStepStoreOptions;

  constructor(options: FactorStepStoreOptions) {
    this.options = options;
    this.method = options.methods.find((one) => one !== 'PASSKEY') ?? 'PASSKEY';
    makeObservable(this, {
      method: observable,
      value: observable,
      sending: observable,
      problem: observableRef,
      others: computed,
      setValue: action,
      choose: action,
    });
  }

  get hasPasskey(): boolean {
    return this.options.methods.includes('PASSKEY');
  }

  /** Alternatives for the field. */
  get others(): readonly ProofMethod[] {
    return this.options.methods.filter((one) => one !== 'PASSKEY' && one !== this.method);
  }

  setValue(value: string): void {
    this.value = value;
    this.problem = undefined;
  }

  choose(method: ProofMethod): void {
    this.method = method;
    this.setValue('');
  }

  /** Sends what was typed; pressing twice sends one request. */
  async submit(): Promise<void> {
    const { method, value } = this;
    if (!value.trim()) {
      runInAction(() => (this.problem = { kind: 'empty' }));
      return;
    }
    const given = method === 'PASSWORD' ? { password: value } : { code: value.trim() };
    await this.attempt('field', () => this.options.prove({ method, ...given }));
  }

  async usePasskey(): Promise<void> {
    const { askPasskey, passkeyOptions, prove } = this.options;
    await this.attempt('passkey', async () => {
      const passkey = await askPasskey(await passkeyOptions());
      await prove({ method: 'PASSKEY', passkey });
    });
  }

  private async attempt(by: 'field' | 'passkey', work: () => Promise<void>): Promise<void> {
    if (this.sending) return;
    runInAction(() => {
      this.sending = by;
      this.problem = undefined;
    });
    try {
      await work();
      // Stays busy, because the page reloads or the dialog closes.
    } catch (error) {
      runInAction(() => {
        this.problem = factorProblemOf(error);
        this.sending = null;
      });
    }
  }
}
