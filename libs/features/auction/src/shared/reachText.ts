import { type DistanceUnit, distancesFor } from '@forecourt/contract';
import { formatDistances } from '@forecourt/platform';

/**
 * How far from the dealer an offer holds, which is agreed on in miles: `200 miles`, and for a reader who
 * counts kilometers `322 kilometers (200 miles)`.
 */
export function reachText(miles: number, unit: DistanceUnit, locale: string): string {
  return formatDistances(distancesFor({ value: miles, unit: 'mi' }, unit), locale, 'long');
}
