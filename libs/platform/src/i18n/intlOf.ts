import { createIntl, type IntlShape } from 'react-intl';
import { defaultLocale } from './locale.ts';
import { reportIntlError } from './LocaleProvider.tsx';
import type { LocaleStore } from './LocaleStore.ts';

/** The texts of the store's language at the moment, for what is said outside of components. */
export function intlOf({ locale, messages }: Pick<LocaleStore, 'locale' | 'messages'>): IntlShape {
  return createIntl({ locale, messages, defaultLocale, onError: reportIntlError });
}
