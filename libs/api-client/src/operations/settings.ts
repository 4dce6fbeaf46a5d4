import type { Body, Query, SettingsImageKind } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

/** Pictures take their time; the server gives up after a minute. */
const UPLOAD_TIMEOUT_MS = 60_000;

const getSettings = endpoint(
  'getSettings',
  'GET',
  '/api/partners/{id}/settings',
  valid.getSettings,
);
const updateSettings = endpoint(
  'updateSettings',
  'PATCH',
  '/api/partners/{id}/settings',
  valid.updateSettings,
);
const imagePath = '/api/partners/{id}/settings/images/{kind}';
const putSettingsImage = endpoint('putSettingsImage', 'PUT', imagePath, valid.putSettingsImage);
const deleteSettingsImage = endpoint(
  'deleteSettingsImage',
  'DELETE',
  imagePath,
  valid.deleteSettingsImage,
);
const translationPath = '/api/partners/{id}/settings/translations/{locale}';
const putTranslation = endpoint('putTranslation', 'PUT', translationPath, valid.putTranslation);
const deleteTranslation = endpoint(
  'deleteTranslation',
  'DELETE',
  translationPath,
  valid.deleteTranslation,
);
const listSettingsChanges = endpoint(
  'listSettingsChanges',
  'GET',
  '/api/partners/{id}/settings/changes',
  valid.listSettingsChanges,
);

export type SettingsApi = ReturnType<typeof settingsApi>;

/** What a partner's administrators set. A stale version is refused with STALE_SETTINGS. */
export function settingsApi(http: HttpClient) {
  return {
    getSettings: (partnerId: string, options?: CallOptions) =>
      http.call(getSettings, { path: { id: partnerId } }, options),
    /** All that the body names, or nothing. */
    updateSettings: (partnerId: string, body: Body<'updateSettings'>, options?: CallOptions) =>
      http.call(updateSettings, { path: { id: partnerId }, body }, options),
    /** @param picture a PNG, JPEG or WebP by its type; its bytes are looked at. */
    putSettingsImage: (
      partnerId: string,
      kind: SettingsImageKind,
      picture: Blob,
      query: Query<'putSettingsImage'> = {},
      options?: CallOptions,
    ) =>
      http.call(
        putSettingsImage,
        { path: { id: partnerId, kind }, query, body: picture },
        { timeoutMs: UPLOAD_TIMEOUT_MS, ...options },
      ),
    deleteSettingsImage: (
      partnerId: string,
      kind: SettingsImageKind,
      query: Query<'deleteSettingsImage'> = {},
      options?: CallOptions,
    ) => http.call(deleteSettingsImage, { path: { id: partnerId, kind }, query }, options),
    /** Adds the locale to the list if it is not there. */
    putTranslation: (
      partnerId: string,
      locale: string,
      body: Body<'putTranslation'>,
      query: Query<'putTranslation'> = {},
      options?: CallOptions,
    ) => http.call(putTranslation, { path: { id: partnerId, locale }, query, body }, options),
    /** Removes the locale and its file. */
    deleteTranslation: (
      partnerId: string,
      locale: string,
      query: Query<'deleteTranslation'> = {},
      options?: CallOptions,
    ) => http.call(deleteTranslation, { path: { id: partnerId, locale }, query }, options),
    /** Who changed what, newest first. */
    listSettingsChanges: (
      partnerId: string,
      query: Query<'listSettingsChanges'> = {},
      options?: CallOptions,
    ) => http.call(listSettingsChanges, { path: { id: partnerId }, query }, options),
  };
}
