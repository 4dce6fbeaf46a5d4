import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLocale, type Direction } from './locale.ts';
import type { LocaleStore } from './LocaleStore.ts';
import type { Messages } from './texts.ts';

export interface IntlTextsProps {
  locale?: string;
  messages?: Messages;
  children?: ReactNode;
}

const none: Messages = {};

/** react-intl with our fallback: a string without a translation is shown in en-US. */
export function IntlTexts({
  locale = defaultLocale,
  messages = none,
  children,
}: IntlTextsProps): ReactNode {
  return (
    <IntlProvider
      locale={locale}
      messages={messages}
      defaultLocale={defaultLocale}
      onError={reportIntlError}
    >
      {children}
    </IntlProvider>
  );
}

export interface LocaleProviderProps {
  store: LocaleStore;
  children?: ReactNode;
}

/** Provides the store's language to the components below, and sets it on the document. */
export const LocaleProvider = observer(function LocaleProvider({
  store,
  children,
}: LocaleProviderProps): ReactNode {
  const { locale, direction, messages } = store;
  useLayoutEffect(() => setDocumentLanguage(locale, direction), [locale, direction]);
  return (
    <IntlTexts locale={locale} messages={messages}>
      {children}
    </IntlTexts>
  );
});

/** Sets the document's language and direction, for assistive technology and the layout. */
export function setDocumentLanguage(locale: string, direction: Direction): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}

/** A missing translation falls back to en-US; it is not an error. */
export function reportIntlError(error: Error & { code?: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error);
}
