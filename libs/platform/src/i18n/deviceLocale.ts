import { createStorage } from '../storage.ts';
import type { KeyValueStorage } from '../storage.ts';
import { LocaleStore } from './LocaleStore.ts';

/**
 * The language on this device: the one chosen here, otherwise the browser's preference (spec §9).
 */
export function deviceLocale(storage: KeyValueStorage = createStorage()): LocaleStore {
  return new LocaleStore({ storage, cookies: document, languages: navigator.languages });
}
