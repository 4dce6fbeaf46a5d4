import { autorun } from 'mobx';
import type { LocaleStore } from './LocaleStore.ts';

/**
 * Calls `tell` with the store's language now and on every change, for pages that render without
 * MobX.
 *
 * @returns a function that stops it
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
