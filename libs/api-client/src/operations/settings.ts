import {
  deleteSettingsImage,
  deleteTranslation,
  getSettings,
  listSettingsChanges,
  putSettingsImage,
  putTranslation,
  updateSettings,
} from '@forecourt/contract/endpoints/settings';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Settings of a partner, for administrators. A stale version is refused with STALE_SETTINGS. */
export const settingsApi = (http: HttpClient) =>
  callsOf(http, {
    getSettings,
    updateSettings,
    putSettingsImage,
    deleteSettingsImage,
    putTranslation,
    deleteTranslation,
    listSettingsChanges,
  });

export type SettingsApi = ReturnType<typeof settingsApi>;
