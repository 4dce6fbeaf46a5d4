import { type Api, hasCode } from '@forecourt/api-client';
import type { FailedJob, SystemStatus } from '@forecourt/contract';
import { getSystem, listFailedJobs, retryFailedJob } from '@forecourt/contract/endpoints/operate';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, runInAction } from 'mobx';

export interface SystemStoreOptions {
  api: Pick<Api, keyof typeof SystemStore.endpoints>;
}

/** How the installation fares, and trying failed jobs again. */
export class SystemStore {
  static readonly endpoints = { getSystem, listFailedJobs, retryFailedJob };
  readonly status = new Resource<SystemStatus>();
  readonly jobs = new Resource<readonly FailedJob[]>();
  /** Whether the last retry failed. */
  hasFailed = false;
  private readonly retrying = observable.set<string>();
  private readonly options: SystemStoreOptions;

  constructor(options: SystemStoreOptions) {
    this.options = options;
    makeObservable(this, { hasFailed: observable });
  }

  isRetrying(id: string): boolean {
    return this.retrying.has(id);
  }

  async load(): Promise<void> {
    await Promise.all([this.loadStatus(), this.loadJobs()]);
  }

  async loadStatus(): Promise<void> {
    await this.status.load((signal) => this.options.api.getSystem({ signal }));
  }

  async loadJobs(): Promise<void> {
    await this.jobs.load(
      async (signal) => (await this.options.api.listFailedJobs({}, { signal })).jobs,
    );
  }

  /** Tries a job again; one that a colleague was faster with leaves the list as well. */
  async retry(id: string): Promise<void> {
    if (this.retrying.has(id)) return;
    runInAction(() => {
      this.retrying.add(id);
      this.hasFailed = false;
    });
    try {
      await this.options.api.retryFailedJob(id).catch((error: unknown) => {
        if (!hasCode(error, 'INVALID_TRANSITION') && !hasCode(error, 'NOT_FOUND')) throw error;
      });
      this.jobs.change((all) => all.filter((job) => job.id !== id));
      void this.loadStatus();
    } catch (error) {
      // cancelling the reauthentication is not an error
      runInAction(() => (this.hasFailed = !hasCode(error, 'REAUTHENTICATION_REQUIRED')));
    } finally {
      action(() => this.retrying.delete(id))();
    }
  }
}
