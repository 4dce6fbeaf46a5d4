import { offerLocales } from '@forecourt/api-client/offer-locales';
import type { Locales } from '@forecourt/contract';
import { createStorage } from '@forecourt/platform';
import { followLocale, LocaleStore, setDocumentLanguage } from '@forecourt/platform/i18n';
import type { LanguageView } from './PageLanguage.ts';

/** A partner's languages, once there are several. */
export interface Languages {
  offer(locales: Locales): Promise<void>;
  choose(code: string): Promise<void>;
}

/** Begins in the language of the last visit and tells of every change. */
export async function openLanguages(
  show: (view: Partial<LanguageView>) => void,
): Promise<Languages> {
  const store = new LocaleStore({
    storage: createStorage(),
    cookies: document,
    languages: navigator.languages,
  });
  followLocale(store, (now) => {
    setDocumentLanguage(now.locale, store.direction);
    show(now);
  });
  await store.restore();
  return {
    offer: (locales) => offerLocales(store, locales),
    choose: (code) => store.choose(code),
  };
}
