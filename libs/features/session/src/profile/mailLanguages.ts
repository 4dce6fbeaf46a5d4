import { baseLanguage, defaultLocale, productLanguages } from '@forecourt/contract';

/** The languages that the product writes emails in, each by its name in itself. */
export const mailLanguages: readonly { code: string; name: string }[] = [
  { code: defaultLocale, name: 'English' },
  ...productLanguages.map(({ locale_code: code, local_name: name }) => ({ code, name })),
];

/**
 * The code of `mailLanguages` that emails to a user of `locale` are in: `de` for de-AT. Empty for
 * the language of each business, also where the product does not write in the user's.
 */
export function mailLanguageOf(locale: string | null): string {
  const base = baseLanguage(locale ?? '');
  return mailLanguages.find(({ code }) => baseLanguage(code) === base)?.code ?? '';
}
