import { ApiProblem, type Api, isNetworkFailure } from '@forecourt/api-client';
import type { Body } from '@forecourt/contract';
import { digitsOnly, internationalPhone } from '@forecourt/platform';
import type { UsedQuota } from '@forecourt/platform/sending-words';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface TestStoreOptions {
  api: Pick<Api, 'sendTestMessage'>;
  partnerId: string;
  /** The dial code that phone fields start with: digits, no plus sign. */
  dialCode(): string;
}

/** Why no test was sent; the number is kept. */
export type TestFailure =
  | 'offline'
  | 'forbidden'
  | 'unverified'
  | 'off'
  | 'limited'
  | 'country'
  | 'number'
  | 'text'
  | 'unexpected';

/** A test without the number, which the store has. */
export type TestText = Omit<Body<'sendTestMessage'>, 'phone'>;

/** Sends texts of the draft to the person who writes them. */
export class TestStore {
  /** Digits of the number for tests by SMS, without the dial code; kept for the next test. */
  number = '';
  country: { code: string; dialCode: string } | null = null;
  sending = false;
  failure: TestFailure | null = null;
  /** The quota that is used up, if that is why. */
  used: UsedQuota | null = null;
  private readonly options: TestStoreOptions;

  constructor(options: TestStoreOptions) {
    this.options = options;
    makeObservable(this, {
      number: observable,
      country: observableRef,
      sending: observable,
      failure: observable,
      used: observableRef,
      dialCode: computed,
      setPhone: action,
      forgetFailure: action,
    });
  }

  get dialCode(): string {
    return this.country?.dialCode ?? this.options.dialCode();
  }

  setPhone({ country, number }: { country: string; number: string }, dialCode: string): void {
    this.number = digitsOnly(number);
    this.country = { code: country, dialCode };
    this.forgetFailure();
  }

  forgetFailure(): void {
    this.failure = null;
    this.used = null;
  }

  /** @returns where the test went; null if none was sent: `failure` says why */
  async send(test: TestText): Promise<string | null> {
    const { api, partnerId } = this.options;
    if (this.sending) return null;
    runInAction(() => {
      this.sending = true;
      this.forgetFailure();
    });
    try {
      const phone = { phone: internationalPhone(this.dialCode, this.number) };
      const isSms = test.channel === 'SMS';
      const { to } = await api.sendTestMessage(partnerId, { ...test, ...(isSms && phone) });
      return to;
    } catch (error) {
      runInAction(() => {
        this.failure = failureOf(error);
        this.used = (error instanceof ApiProblem && error.used) || null;
      });
      return null;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}

function failureOf(error: unknown): TestFailure {
  if (isNetworkFailure(error)) return 'offline';
  if (!(error instanceof ApiProblem)) return 'unexpected';
  const { code, errors, status } = error;
  if (code === 'FORBIDDEN') return 'forbidden';
  if (code === 'EMAIL_NOT_VERIFIED') return 'unverified';
  if (code === 'CHANNEL_OFF') return 'off';
  if (status === 429) return 'limited';
  const [wrong] = errors;
  if (wrong?.code === 'COUNTRY_NOT_ALLOWED') return 'country';
  if (wrong?.field === 'phone') return 'number';
  return wrong?.field === 'text' || wrong?.field === 'subject' ? 'text' : 'unexpected';
}
