import { offerLocales } from '@forecourt/api-client/offer-locales';
import type { Locales } from '@forecourt/contract';
import { createStorage } from '@forecourt/platform';
import { followLocale, LocaleStore, setDocumentLanguage } from '@forecourt/platform/i18n';
import type { LocaleEntry, Messages } from '@forecourt/platform/i18n';

/** The texts in force, and what else there is. */
export interface LanguageView {
  locale: string;
  messages: Messages;
  entries: readonly LocaleEntry[];
  /** The code on its way, while its texts are loaded. */
  pending: string | null;
  /** The first texts are on their way: nothing need be shown in en-US before them. */
  opening: boolean;
}

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
