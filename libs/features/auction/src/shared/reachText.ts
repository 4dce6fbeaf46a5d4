import { convertDistance, type DistanceUnit, distancesFor } from '@forecourt/contract';
import { formatDistance, formatDistances } from '@forecourt/platform';

/**
 * How far from the dealer an offer holds, which is agreed on in miles: `200 miles`, and for a reader who
 * counts kilometers `322 kilometers (200 miles)`.
 */
export function reachText(miles: number, unit: DistanceUnit, locale: string): string {
  return formatDistances(distancesFor({ value: miles, unit: 'mi' }, unit), locale, 'long');
}

/**
 * How far away something is, which the server counts in miles, in the reader's unit alone: `50 miles`,
 * or `80 kilometers`.
 *
 * @param display `short` is `50 mi`
 * @param maximumFractionDigits 0 by default
 */
export function awayText(
  miles: number,
  unit: DistanceUnit,
  locale: string,
  display: 'short' | 'long' = 'long',
  maximumFractionDigits = 0,
): string {
  const value = convertDistance({ value: miles, unit: 'mi' }, unit);
  return formatDistance({ value, unit }, locale, display, maximumFractionDigits);
}
