import { countryOfDialCode, listCountries } from '@forecourt/ui/phone-field';

/** Each dial code once, under its main country's name; always includes the current one. */
export function dialCodeOptions(locale: string, current: string) {
  const options = listCountries(locale)
    .filter(({ code, dial_code }) => countryOfDialCode(dial_code) === code)
    .map(({ name, dial_code }) => ({ value: dial_code, label: `${name} (+${dial_code})` }));
  const known = options.some(({ value }) => value === current);
  return known ? options : [{ value: current, label: `+${current}` }, ...options];
}
