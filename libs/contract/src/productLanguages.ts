/** A language with texts that come with the product. */
interface ProductLanguage {
  /** Its name in itself. */
  local_name: string;
  locale_code: string;
}

/** The languages that come with the product beside en-US, which the bundles carry. */
export const productLanguages: readonly ProductLanguage[] = [
  { local_name: 'Deutsch', locale_code: 'de' },
  { local_name: 'Español', locale_code: 'es' },
  { local_name: 'Eesti', locale_code: 'et' },
];

/** The language of a locale, whatever its country: `de` of `de-AT`. */
export const baseLanguage = (locale: string): string => locale.split('-', 1)[0]!.toLowerCase();

/** Whether the product has texts in the language of a locale, whatever its country. */
export const comesWithProduct = (locale: string): boolean =>
  productLanguages.some(({ locale_code: code }) => code === baseLanguage(locale));
