import { offerLocales } from '@forecourt/api-client/offer-locales';
import { defaultLocale, productLanguages } from '@forecourt/contract';
import type { LocaleStore } from '@forecourt/platform/i18n';

/**
 * The language of pages that belong to no partner yet: that of the last visit, and the first time
 * one of those that come with the product. Never rejects.
 */
export async function firstLanguage(locale: LocaleStore): Promise<void> {
  await locale.restore();
  if (locale.entries.length > 0) return;
  const languages = [{ local_name: 'English', locale_code: defaultLocale }, ...productLanguages];
  const list = languages.map((language) => ({
    ...language,
    data: { bo: `/translations/product/${language.locale_code}?for=pages` },
  }));
  await offerLocales(locale, { default: defaultLocale, list });
}
