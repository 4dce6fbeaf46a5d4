import type { LocaleEntry } from './locale.ts';

/**
 * Picks one of the available languages: the one chosen on this device, else the first available one
 * of the person's own, else the partner's. A language counts as available in another country, too:
 * who chose `de` to sign in reads `de-DE` with a partner that offers it.
 *
 * @param own codes in the person's order, as browsers send them in Accept-Language
 */
export function wantedLocale(
  entries: readonly LocaleEntry[],
  { chosen, own, partners }: { chosen: string | null; own: readonly string[]; partners: string },
): string {
  const codes = entries.map(({ code }) => code);
  for (const code of chosen === null ? own : [chosen, ...own]) {
    const match = codes.find((one) => same(one, code)) ?? codes.find((one) => related(one, code));
    if (match !== undefined) return match;
  }
  return partners;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The same language in another country: `de-AT` matches `de-DE`. */
const related = (one: string, other: string): boolean => same(languageOf(one), languageOf(other));

const languageOf = (code: string): string => code.split(/[-_]/, 1)[0] ?? '';
