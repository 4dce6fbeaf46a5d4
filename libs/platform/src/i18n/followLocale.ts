import { autorun } from 'mobx';
import type { LocaleStore } from './LocaleStore.ts';

/**
 * Tells of the store's language now and whenever it changes, for pages that draw without MobX.
 *
 * @returns stops telling
 */
export function followLocale(
  store: LocaleStore,
  tell: (now: Pick<LocaleStore, 'locale' | 'messages' | 'entries' | 'pending'>) => void,
): () => void {
  return autorun(() => {
    const { locale, messages, entries, pending } = store;
    tell({ locale, messages, entries, pending });
  });
}
