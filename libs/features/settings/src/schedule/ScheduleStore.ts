import type { Api } from '@forecourt/api-client';
import type { ScheduledSettings, ScheduledSettingsAnswer } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { makeObservable, observable, runInAction } from 'mobx';

export interface ScheduleStoreOptions {
  api: Pick<Api, 'cancelScheduledSettings' | 'getScheduledSettings'>;
  partnerId: string;
}

/** The change of the settings that is published later, if one waits. */
export class ScheduleStore {
  readonly loading = new Resource<ScheduledSettingsAnswer>();
  canceling = false;
  private readonly options: ScheduleStoreOptions;

  constructor(options: ScheduleStoreOptions) {
    this.options = options;
    makeObservable(this, { canceling: observable });
  }

  get scheduled(): ScheduledSettings | null {
    return this.loading.value?.scheduled ?? null;
  }

  /** Loads it; while that fails, none is shown. */
  async load(): Promise<void> {
    const { api, partnerId } = this.options;
    await this.loading.load((signal) => api.getScheduledSettings(partnerId, { signal }));
  }

  /** Shows what the server answered elsewhere. */
  take(answer: ScheduledSettingsAnswer): void {
    this.loading.set(answer);
  }

  /**
   * Does not publish it.
   *
   * @returns whether that is certain
   */
  async cancel(): Promise<boolean> {
    const { api, partnerId } = this.options;
    if (this.canceling) return false;
    runInAction(() => (this.canceling = true));
    try {
      this.take(await api.cancelScheduledSettings(partnerId));
      return true;
    } catch {
      return false;
    } finally {
      runInAction(() => (this.canceling = false));
    }
  }
}
