import { createStorage } from '@forecourt/platform';
import type { KeyValueStorage } from '@forecourt/platform';
import { LocaleStore } from '@forecourt/platform/i18n';

/**
 * The language on this device: the one chosen here, otherwise the browser's preference (spec §9).
 */
export function deviceLocale(storage: KeyValueStorage = createStorage()): LocaleStore {
  return new LocaleStore({ storage, cookies: document, languages: navigator.languages });
}
