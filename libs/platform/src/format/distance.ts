/** What distances are counted in, miles or kilometers. */
export type DistanceUnit = 'mi' | 'km';

/** Whether a unit is written `mi` or in full. */
type Display = 'short' | 'long';

interface Distance {
  value: number;
  unit: DistanceUnit;
}

const names: Readonly<Record<DistanceUnit, string>> = { mi: 'mile', km: 'kilometer' };
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * `46,000 mi`: a distance with its unit.
 *
 * @param display `long` is `46,000 miles`, for sentences
 * @param maximumFractionDigits 0 by default
 */
export function formatDistance(
  { value, unit }: Distance,
  locale: string,
  display: Display = 'short',
  maximumFractionDigits = 0,
): string {
  const key = `${locale} ${unit} ${display} ${maximumFractionDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: names[unit],
      unitDisplay: display,
      maximumFractionDigits,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

/**
 * `46,000 mi (74,000 km)`: the same distance in one unit or in more, the reader's own first. The
 * contract's `distancesFor` gives them.
 *
 * @param display `long` for sentences
 */
export function formatDistances(
  [own, ...others]: readonly [Distance, ...Distance[]],
  locale: string,
  display: Display = 'short',
): string {
  const format = (distance: Distance): string => formatDistance(distance, locale, display);
  return [format(own), ...others.map((one) => `(${format(one)})`)].join(' ');
}
