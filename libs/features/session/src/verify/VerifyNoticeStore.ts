import { hasCode } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';

/** The state of sending the link again. */
export type VerifyNoticeState =
  | { kind: 'idle' }
  | { kind: 'sent' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'notOwn' }
  | { kind: 'failed' };

/** Resends the verification link of the user's own address. */
export class VerifyNoticeStore {
  state: VerifyNoticeState = { kind: 'idle' };
  sending = false;
  private readonly api: Pick<Api, 'sendVerification'>;

  constructor(api: Pick<Api, 'sendVerification'>) {
    this.api = api;
    makeObservable(this, { state: observableRef, sending: observable });
  }

  async send(): Promise<void> {
    if (this.sending) return;
    runInAction(() => (this.sending = true));
    let state: VerifyNoticeState = { kind: 'sent' };
    try {
      await this.api.sendVerification();
    } catch (error) {
      state = stateOf(error);
    }
    runInAction(() => Object.assign(this, { state, sending: false }));
  }
}

function stateOf(error: unknown): VerifyNoticeState {
  if (hasCode(error, 'RATE_LIMITED')) return { kind: 'wait', seconds: error.retryAfter ?? 60 };
  if (hasCode(error, 'INVALID_TRANSITION')) return { kind: 'notOwn' };
  return { kind: 'failed' };
}
