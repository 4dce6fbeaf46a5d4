import { seeded } from '@forecourt/contract/fixtures';

/** What made-up values go by. */
interface SampleCar {
  model: string | null;
  year: number | null;
}

/** Prices of the demo's models when new, in dollars. */
const NEW: Record<string, number> = {
  Corolla: 24_000,
  RAV4: 32_000,
  Escape: 30_000,
  'F-150': 46_000,
  Golf: 25_000,
  Tiguan: 31_000,
  '320i': 43_000,
  A4: 42_000,
  XC60: 46_000,
  Civic: 25_000,
  Tucson: 28_000,
  Outback: 30_000,
  'Model 3': 42_000,
  Leaf: 30_000,
  City: 23_000,
  Touring: 29_000,
  Trail: 36_000,
};
const OTHER = 28_000;
/** Years of a car whose year is not known. */
const USUAL_AGE = 7;

/** What is left of the price after each year, and how many miles are usual in one. */
const KEPT_PER_YEAR = 0.88;
const MILES_PER_YEAR = 11_500;
/** By how much each thousand miles above the usual lower the price. */
const PER_THOUSAND_MILES = 0.004;
const LEAST = 900;

/** About how many miles a car of its age has, the same for a VIN each time. */
export function usualMiles({ vin, year }: { vin: string; year: number }, now: Date): number {
  const random = seeded(`miles ${vin}`);
  return Math.round(ageOf(year, now) * random.int(7_500, 14_500)) + random.int(0, 999);
}

/**
 * What a used car is about worth in whole hundreds of dollars, by its model, age and miles: made up,
 * for the demo and the sample of a market.
 */
export function usedValue({ model, year }: SampleCar, miles: number, now: Date): number {
  const age = ageOf(year, now);
  const above = (miles - age * MILES_PER_YEAR) / 1000;
  const price = (model !== null && NEW[model]) || OTHER;
  const worth = price * KEPT_PER_YEAR ** age * (1 - above * PER_THOUSAND_MILES);
  return Math.max(Math.round(worth / 100) * 100, LEAST);
}

const ageOf = (year: number | null, now: Date): number =>
  year === null ? USUAL_AGE : Math.max(now.getUTCFullYear() - year, 0) + 0.6;
