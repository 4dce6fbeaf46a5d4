import type { SettingsApi } from '@forecourt/api-client/settings';
import type { Settings } from '@forecourt/contract';

/** Settings that something is written to at once, past the draft: pictures and translation files. */
export interface SettingsTarget {
  api: SettingsApi;
  partnerId: string;
  /** Version of the settings that are shown. */
  version(): number | undefined;
  /** Takes the settings as they then are. */
  take(settings: Settings): void;
  /** The version is not the newest any more: nothing was written. */
  onStale(): Promise<void>;
}
