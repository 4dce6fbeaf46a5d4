import { ApiProblem, hasCode } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { CustomerData } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

/** The action on a customer's data. */
export type TaskKind = 'export' | 'erase';

export type TaskProblem = 'reasonMissing' | 'reasonNames' | 'wrongName';

export interface CustomerTaskOptions {
  api: Pick<Api, 'getCustomer' | 'exportCustomer' | 'eraseCustomer'>;
  kind: TaskKind;
  requestId: string;
  /** It is done and recorded. */
  onDone: (kind: TaskKind) => void;
}

/**
 * An export or erasure of one customer's data: what is affected, the reason, and typed
 * confirmation.
 */
export class CustomerTask {
  readonly kind: TaskKind;
  readonly customer = new Resource<CustomerData>();
  reason = '';
  confirmation = '';
  problem: TaskProblem | null = null;
  /** A server error that belongs to no field. */
  failure: unknown = undefined;
  sending = false;
  /** Address of the finished export. */
  url: string | null = null;
  private readonly options: CustomerTaskOptions;

  constructor(options: CustomerTaskOptions) {
    this.options = options;
    this.kind = options.kind;
    makeObservable(this, {
      reason: observable,
      confirmation: observable,
      problem: observable,
      failure: observableRef,
      sending: observable,
      url: observable,
      isGone: computed,
      setReason: action,
      setConfirmation: action,
    });
    void this.load();
  }

  /** Whether the customer no longer exists. */
  get isGone(): boolean {
    const { state } = this.customer;
    const gone = state.status === 'error' && hasCode(state.error, 'NOT_FOUND');
    return gone || hasCode(this.failure, 'NOT_FOUND');
  }

  load(): Promise<unknown> {
    const { api, requestId } = this.options;
    return this.customer.load(
      async (signal) => (await api.getCustomer(requestId, { signal })).customer,
    );
  }

  setReason(text: string): void {
    this.reason = text;
    this.problem = null;
  }

  setConfirmation(text: string): void {
    this.confirmation = text;
    this.problem = null;
  }

  /** Runs it once; what was typed is kept after a failure. */
  async submit(): Promise<void> {
    if (this.sending) return;
    const { api, requestId, onDone } = this.options;
    const reason = this.reason.trim();
    if (reason.length < 3) return runInAction(() => void (this.problem = 'reasonMissing'));
    runInAction(() => Object.assign(this, { sending: true, failure: undefined, problem: null }));
    try {
      if (this.kind === 'erase') {
        const confirmation = this.confirmation.trim() || ' ';
        await api.eraseCustomer(requestId, { reason, confirmation });
      } else {
        const { url } = await api.exportCustomer(requestId, { reason });
        runInAction(() => (this.url = url));
      }
      onDone(this.kind);
    } catch (error) {
      runInAction(() => {
        this.problem = problemOf(error);
        this.failure = this.problem ? undefined : error;
      });
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}

function problemOf(error: unknown): TaskProblem | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.errorOf('confirmation')) return 'wrongName';
  const reason = error.errorOf('reason');
  if (!reason) return null;
  return reason === 'MISSING_FIELD' ? 'reasonMissing' : 'reasonNames';
}
