/** What distances are counted in, miles or kilometers. */
export type DistanceUnit = 'mi' | 'km';

const names: Readonly<Record<DistanceUnit, string>> = { mi: 'mile', km: 'kilometer' };
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * `46,000 mi`: a distance with its unit.
 *
 * @param maximumFractionDigits 0 by default
 */
export function formatDistance(
  value: number,
  unit: DistanceUnit,
  locale: string,
  maximumFractionDigits = 0,
): string {
  const key = `${locale} ${unit} ${maximumFractionDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: names[unit],
      maximumFractionDigits,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

/**
 * `46,000 mi (74,000 km)`: the same distance in one unit or in more, the reader's own first. The
 * contract's `distancesFor` gives them.
 */
export function formatDistances(
  [own, ...others]: readonly [Distance, ...Distance[]],
  locale: string,
): string {
  const format = ({ value, unit }: Distance): string => formatDistance(value, unit, locale);
  return [format(own), ...others.map((one) => `(${format(one)})`)].join(' ');
}

interface Distance {
  value: number;
  unit: DistanceUnit;
}
