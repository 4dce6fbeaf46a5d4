import { type Api, hasCode } from '@forecourt/api-client';
import type { FailedJob, SystemStatus, UndeliveredMessage } from '@forecourt/contract';
import {
  getSystem,
  listFailedJobs,
  listUndelivered,
  retryFailedJob,
} from '@forecourt/contract/endpoints/operate';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, runInAction } from 'mobx';

export interface SystemStoreOptions {
  api: Pick<Api, keyof typeof SystemStore.endpoints>;
}

/** The lists of the page whose rows can be tried again. */
export type RetryList = 'jobs' | 'undelivered';

/** How the installation fares, and trying failed jobs again. */
export class SystemStore {
  static readonly endpoints = { getSystem, listFailedJobs, listUndelivered, retryFailedJob };
  readonly status = new Resource<SystemStatus>();
  readonly jobs = new Resource<readonly FailedJob[]>();
  readonly undelivered = new Resource<readonly UndeliveredMessage[]>();
  /** The list in which the last retry failed. */
  failedIn: RetryList | null = null;
  private readonly retrying = observable.set<string>();
  private readonly options: SystemStoreOptions;

  constructor(options: SystemStoreOptions) {
    this.options = options;
    makeObservable(this, { failedIn: observable });
  }

  isRetrying(id: string): boolean {
    return this.retrying.has(id);
  }

  async load(): Promise<void> {
    await Promise.all([this.loadStatus(), this.loadJobs(), this.loadUndelivered()]);
  }

  async loadStatus(): Promise<void> {
    await this.status.load((signal) => this.options.api.getSystem({ signal }));
  }

  async loadJobs(): Promise<void> {
    await this.jobs.load(
      async (signal) => (await this.options.api.listFailedJobs({}, { signal })).jobs,
    );
  }

  async loadUndelivered(): Promise<void> {
    await this.undelivered.load(
      async (signal) => (await this.options.api.listUndelivered({}, { signal })).messages,
    );
  }

  /**
   * Tries a job again, from one of the lists; one that a colleague was faster with leaves the list of
   * failed jobs as well.
   */
  async retry(id: string, list: RetryList): Promise<void> {
    if (this.retrying.has(id)) return;
    runInAction(() => {
      this.retrying.add(id);
      this.failedIn = null;
    });
    try {
      await this.options.api.retryFailedJob(id).catch((error: unknown) => {
        if (!hasCode(error, 'INVALID_TRANSITION') && !hasCode(error, 'NOT_FOUND')) throw error;
      });
      this.jobs.change((all) => all.filter((job) => job.id !== id));
      this.undelivered.change((all) => all.map((one) => withoutJob(one, id)));
      void Promise.all([this.loadStatus(), this.loadUndelivered()]);
    } catch (error) {
      // cancelling the reauthentication is not an error
      if (hasCode(error, 'REAUTHENTICATION_REQUIRED')) return;
      runInAction(() => (this.failedIn = list));
    } finally {
      action(() => this.retrying.delete(id))();
    }
  }
}

/** What a message is once its job is tried again, until it is loaded. */
function withoutJob(message: UndeliveredMessage, job: string): UndeliveredMessage {
  return message.job_id === job ? { ...message, job_id: null, state: 'SENDING' } : message;
}
