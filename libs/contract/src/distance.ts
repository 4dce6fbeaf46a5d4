import type { DistanceUnit } from './generated/schema.d.ts';

/** A distance in the unit that it was given in. */
export interface Distance {
  value: number;
  unit: DistanceUnit;
}

/** Kilometers in an international mile, exactly. */
const KM_PER_MILE = 1.609344;

/** More than any odometer has counted. */
export const maxMileage: Readonly<Record<DistanceUnit, number>> = { mi: 2_000_000, km: 3_200_000 };

/** The same distance in another unit, not rounded. */
export function convertDistance({ value, unit }: Distance, to: DistanceUnit): number {
  if (unit === to) return value;
  return to === 'km' ? value * KM_PER_MILE : value / KM_PER_MILE;
}

/**
 * A distance as a reader of `unit` reads it: the given one alone, or theirs first and the given one
 * behind it. A converted distance has three digits that count, as people say it: 46,000 for 45,981.
 */
export function distancesFor(
  given: Distance,
  unit: DistanceUnit,
): readonly [Distance, ...Distance[]] {
  if (given.unit === unit) return [given];
  return [{ value: roundOff(convertDistance(given, unit)), unit }, given];
}

/** A mileage as records hold it: `84000 mi`; null where none was given. */
export function mileageAsText(
  value: number | null | undefined,
  unit: DistanceUnit | null | undefined,
): string | null {
  if (value === null || value === undefined) return null;
  return unit ? `${value} ${unit}` : String(value);
}

function roundOff(value: number): number {
  return value < 1000 ? Math.round(value) : Number(value.toPrecision(3));
}
