import type { MarketListing, MarketSurvey } from '@forecourt/contract';
import { seeded, type Random } from '@forecourt/contract/fixtures';
import type { SurveyQuestion } from './types.ts';
import { usedValue } from './usedValue.ts';

const DEALERS = [
  'Riverside Motors',
  'Hilltop Cars',
  'Crossroads Auto',
  'Old Mill Garage',
  'Station Street Cars',
  'Bridgeview Auto',
];
const TRIMS = ['Base', 'Comfort', 'Sport', 'Premium'];

/**
 * Made-up figures for a car, deterministic per question and day: listings of its model, priced by
 * their age and miles, and more of them for a larger radius. Marked as a sample.
 */
export function sampleSurvey(
  { vin, postcode, miles, car }: SurveyQuestion,
  now: Date,
): MarketSurvey {
  const random = seeded(`${vin.toUpperCase()} ${postcode} ${miles}`);
  const count = Math.min(24, 4 + Math.floor(Math.log2(miles + 1)) + random.int(0, 4));
  const listings = Array.from({ length: count }, (_, index) =>
    listingOf(random, { index, miles, car, now }),
  );
  return {
    mds: { mds: random.int(22, 88) },
    total_cars_sold_in_last_45_days: random.int(count, count * 6),
    similar_cars: { listings: listings.sort((a, b) => (a.price ?? 0) - (b.price ?? 0)) },
    sample: true,
  };
}

function listingOf(
  random: Random,
  { index, miles, car, now }: Pick<SurveyQuestion, 'car' | 'miles'> & { index: number; now: Date },
): MarketListing {
  const year = Math.min((car.year ?? 2019) + random.int(-1, 1), now.getUTCFullYear());
  const make = car.make ?? 'Similar';
  const model = car.model ?? 'car';
  const trim = random.pick(TRIMS);
  const driven = Math.round((now.getUTCFullYear() - year + 0.6) * random.int(7, 15)) * 1000;
  // sellers ask for more than a dealer would pay
  const asked = 1.08 + (random.fraction() - 0.5) * 0.2;
  return {
    id: `sample-${index + 1}`,
    heading: `${year} ${make} ${model} ${trim}`,
    year,
    make: car.make,
    model: car.model,
    trim,
    price: Math.round((usedValue({ model: car.model, year }, driven, now) * asked) / 50) * 50,
    miles: driven,
    distance: Math.round(random.fraction() * miles * 10) / 10,
    dealer_name: random.pick(DEALERS),
    url: null,
    photo: null,
  };
}
