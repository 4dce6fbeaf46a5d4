import type { Locales } from '@forecourt/contract';
import type { LocaleStore } from '@forecourt/platform/i18n';

/** Passes the languages that a partner offers to the locale store (spec §3). */
export function offerLocales(locale: LocaleStore, { default: code, list }: Locales): Promise<void> {
  return locale.offer(
    list.map(({ local_name: name, locale_code, data }) => ({
      name,
      code: locale_code,
      url: data.bo,
    })),
    code,
  );
}
