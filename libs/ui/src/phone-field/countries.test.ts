import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import { expect, test } from 'vitest';
import { countryOfDialCode } from './countries.ts';

test('a dial code that countries share stands under the name of the main one', () => {
  const main = { '1': 'US', '44': 'GB', '47': 'NO', '212': 'MA', '358': 'FI', '590': 'GP' };
  for (const [code, country] of Object.entries(main)) {
    expect([code, countryOfDialCode(code)]).toEqual([code, country]);
  }
});

test('every dial code leads to a country that has it', () => {
  for (const country of getCountries()) {
    const code = getCountryCallingCode(country);
    const found = countryOfDialCode(code);
    if (found === undefined) continue;
    expect([code, getCountryCallingCode(found as typeof country)]).toEqual([code, code]);
  }
});
