import { hasCode, isNetworkFailure } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Answer, Settings, SettingsVersion } from '@forecourt/contract';
import { CursorList, Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface VersionsStoreOptions {
  api: Pick<Api, 'getSettingsVersion' | 'listSettingsVersions' | 'restoreSettings'>;
  partnerId: string;
  /** Version of the settings that are shown. */
  version(): number | undefined;
  /** Called with the settings after restoring. */
  onRestored(settings: Settings): void;
  /** Someone else published first, nothing was restored: loads their settings. */
  onStale(): Promise<void>;
}

/** What is done with a version. */
export type VersionUse = 'look' | 'compare' | 'restore';

/** Why restoring failed; nothing was changed. */
export type RestoreFailure = 'offline' | 'forbidden' | 'stale' | 'unexpected';

/** The published versions of a partner's settings, newest first. Not loaded before they are opened. */
export class VersionsStore {
  readonly list: CursorList<SettingsVersion, string>;
  /** The version that is shown, as it was. */
  readonly view = new Resource<Answer<'getSettingsVersion'>>();
  shown: SettingsVersion | null = null;
  use: VersionUse = 'look';
  restoring = false;
  failure: RestoreFailure | null = null;
  private readonly options: VersionsStoreOptions;

  constructor(options: VersionsStoreOptions) {
    this.options = options;
    this.list = new CursorList<SettingsVersion, string>({
      pageSize: 20,
      idOf: ({ version }) => String(version),
      fetchPage: async ({ key, after, limit, signal }) => {
        const query = { limit, ...(after && { after }) };
        const answer = await options.api.listSettingsVersions(key, query, { signal });
        return { items: answer.versions, after: answer.metadata.after };
      },
    });
    makeObservable(this, {
      shown: observableRef,
      use: observable,
      restoring: observable,
      failure: observable,
      show: action,
      close: action,
    });
  }

  open(): Promise<void> {
    return this.list.open(this.options.partnerId);
  }

  /** Refetches after publishing; does nothing before it was opened. */
  refresh(): Promise<void> {
    return this.list.refresh();
  }

  /** Opens a version, or does something else with the one that is open. */
  show(version: SettingsVersion, use: VersionUse): void {
    const isOpen = this.shown?.version === version.version;
    this.shown = version;
    this.use = use;
    this.failure = null;
    if (!isOpen) void this.load();
  }

  close(): void {
    this.shown = null;
    this.view.reset();
  }

  /** Loads the version that is shown. */
  async load(): Promise<void> {
    const { shown, options } = this;
    if (!shown) return;
    await this.view.load((signal) =>
      options.api.getSettingsVersion(options.partnerId, shown.version, { signal }),
    );
  }

  /**
   * Publishes the values of the version that is shown as a new version.
   *
   * @returns whether that was done
   */
  async restore(): Promise<boolean> {
    const { shown, options, restoring } = this;
    const version = options.version();
    if (!shown || restoring || version === undefined) return false;
    runInAction(() => {
      this.restoring = true;
      this.failure = null;
    });
    try {
      const { settings } = await options.api.restoreSettings(options.partnerId, shown.version, {
        version,
      });
      options.onRestored(settings);
      this.close();
      return true;
    } catch (error) {
      await this.fail(error);
      return false;
    } finally {
      runInAction(() => (this.restoring = false));
    }
  }

  private async fail(error: unknown): Promise<void> {
    const isStale = hasCode(error, 'STALE_SETTINGS');
    const failure = isStale
      ? 'stale'
      : isNetworkFailure(error)
        ? 'offline'
        : hasCode(error, 'FORBIDDEN')
          ? 'forbidden'
          : 'unexpected';
    if (isStale) await Promise.all([this.options.onStale(), this.load(), this.refresh()]);
    runInAction(() => (this.failure = failure));
  }
}
