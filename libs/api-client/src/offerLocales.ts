import type { Locales } from '@forecourt/contract';
import { pause } from '@forecourt/platform';
import type { LocaleStore } from '@forecourt/platform/i18n';

/** How long a page in a language other than English waits for its texts, in milliseconds. */
const TEXTS_MS = 1500;

/**
 * Passes the languages that a partner offers to the locale store (spec §3). Resolves when the texts
 * are there, or when a page should no longer wait for them; they are still shown once they come.
 */
export async function offerLocales(
  locale: LocaleStore,
  { default: code, list }: Locales,
): Promise<void> {
  const shown = locale.offer(
    list.map(({ local_name: name, locale_code, data }) => ({
      name,
      code: locale_code,
      url: data.bo,
    })),
    code,
  );
  await Promise.race([shown, pause(TEXTS_MS)]);
}
