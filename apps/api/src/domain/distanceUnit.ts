import { defaultDialCode, type DistanceUnit } from '@forecourt/contract';
import type { Row } from '../db/schema.ts';

/** Where odometers count miles, by ISO 3166 alpha-2 code. */
const MILE_COUNTRIES: readonly string[] = ['US', 'GB', 'LR', 'MM', 'PR', 'VI', 'GU', 'AS', 'MP'];
/** Dial codes of such countries alone; the United States share theirs with Canada. */
const MILE_DIAL_CODES: readonly string[] = ['44', '231', '95'];

/** What a new partner most likely counts distances in, by its country; it may choose otherwise. */
export function usualDistanceUnit({
  country_code: dialCode,
  currency,
  time_zone: zone,
}: Pick<Row<'partners'>, 'country_code' | 'currency' | 'time_zone'>): DistanceUnit {
  if (MILE_DIAL_CODES.includes(dialCode)) return 'mi';
  if (dialCode === '1') return isIn('CA', zone) ? 'km' : 'mi';
  // the product's own default says no country: dollars and the zone do
  const isUnsaid = dialCode === defaultDialCode && currency === 'USD';
  return isUnsaid && (zone === 'UTC' || isIn('US', zone)) ? 'mi' : 'km';
}

/**
 * What people of a country count distances in.
 *
 * @param country its English name or its ISO code, as somebody typed it
 * @returns null where no country is known by that
 */
export function distanceUnitIn(country: string | null): DistanceUnit | null {
  const code = codeOf(country ?? '');
  if (code === null) return null;
  return MILE_COUNTRIES.includes(code) ? 'mi' : 'km';
}

/** TypeScript does not know the method yet. */
type WithZones = Intl.Locale & { getTimeZones(): string[] | undefined };

const isIn = (country: string, zone: string): boolean =>
  (new Intl.Locale(`und-${country}`) as WithZones).getTimeZones()?.includes(zone) ?? false;

/** What people write besides the name and the code. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  unitedstatesofamerica: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  burma: 'MM',
};

let known: Map<string, string> | undefined;

function codeOf(country: string): string | null {
  known ??= countryNames();
  return known.get(plain(country)) ?? null;
}

/** The codes of all countries by their plain names and codes. */
function countryNames(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return new Map([
    ...codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[plain(name), code] as const, [plain(code), code] as const] : [];
    }),
    ...Object.entries(OTHER_NAMES),
  ]);
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
