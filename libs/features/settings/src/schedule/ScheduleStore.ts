import type { Api } from '@forecourt/api-client';
import type { ScheduledSettings, ScheduledSettingsAnswer } from '@forecourt/contract';
import { type Clock, Resource, serverClock } from '@forecourt/platform';
import { makeObservable, observable, reaction, runInAction } from 'mobx';

/** Longest wait of a timer, in milliseconds: a device that slept looks at the clock again. */
const LONGEST_MS = 60_000;
/** How often to ask whether the change is published once its time has come, in milliseconds. */
const ASK_MS = 10_000;

export interface ScheduleStoreOptions {
  api: Pick<Api, 'cancelScheduledSettings' | 'getScheduledSettings'>;
  partnerId: string;
  /** The change was published, or is gone for another reason: the settings may be others. */
  onPublished: () => void;
  /** @default serverClock */
  clock?: Clock;
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

  /**
   * Asks again once its time has come, until it is published or can’t be.
   *
   * @returns what ends that
   */
  follow(): () => void {
    const { clock = serverClock, onPublished } = this.options;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const wait = (): void => {
      clearTimeout(timer);
      const { scheduled } = this;
      if (!scheduled || isEnded) return;
      const left = Date.parse(scheduled.publish_at) - clock.now();
      if (left <= 0 && scheduled.refused_reason) return;
      timer =
        left > LONGEST_MS
          ? setTimeout(wait, LONGEST_MS)
          : setTimeout(() => void ask(), Math.max(left, ASK_MS));
    };
    const ask = async (): Promise<void> => {
      await this.load();
      if (this.loading.value?.scheduled === null) onPublished();
      else wait();
    };
    const stop = reaction(() => this.scheduled, wait, { fireImmediately: true });
    return () => {
      isEnded = true;
      stop();
      clearTimeout(timer);
    };
  }
}
