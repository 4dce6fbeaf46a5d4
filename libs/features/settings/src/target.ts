import type { Api } from '@forecourt/api-client';
import type { Settings } from '@forecourt/contract';

/** Settings that are written immediately, without the draft: pictures and translation files. */
export interface SettingsTarget {
  api: Pick<
    Api,
    | 'deleteSettingsImage'
    | 'deleteTranslation'
    | 'getSettings'
    | 'putSettingsImage'
    | 'putTranslation'
  >;
  partnerId: string;
  /** Version of the settings that are shown. */
  version(): number | undefined;
  /** Called with the updated settings. */
  take(settings: Settings): void;
  /** The version is outdated; nothing was written. */
  onStale(): Promise<void>;
}
