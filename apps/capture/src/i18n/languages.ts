import { offerLocales } from '@forecourt/api-client/offer-locales';
import type { Locales } from '@forecourt/contract';
import { createStorage } from '@forecourt/platform';
import { followLocale, LocaleStore, setDocumentLanguage } from '@forecourt/platform/i18n';
import type { LocaleEntry, Messages } from '@forecourt/platform/i18n';

/** The current texts and the other languages available. */
export interface LanguageView {
  locale: string;
  messages: Messages;
  entries: readonly LocaleEntry[];
  /** Code of the language whose texts are being loaded. */
  pending: string | null;
  /** The first texts are still loading: nothing needs to be shown in en-US before them. */
  opening: boolean;
}

/** A partner's languages, if there are several. */
export interface Languages {
  offer(locales: Locales): Promise<void>;
  choose(code: string): Promise<void>;
}

/** Starts in the language of the last visit and reports every change. */
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
