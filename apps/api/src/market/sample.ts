import type { MarketListing, MarketSurvey } from '@forecourt/contract';
import { seeded, type Random } from '@forecourt/contract/fixtures';
import type { SurveyQuestion } from './types.ts';

const DEALERS = [
  ...['Riverside Motors', 'Hilltop Cars', 'Crossroads Auto', 'Old Mill Garage'],
  ...['Station Street Cars', 'Bridgeview Auto'],
];
const TRIMS = ['Base', 'Comfort', 'Sport', 'Premium'];

/**
 * Made-up figures for a car, deterministic per question: prices spread around one typical for its
 * age, and more listings for a larger radius. Marked as a sample.
 */
export function sampleSurvey({ vin, postcode, miles, car }: SurveyQuestion): MarketSurvey {
  const random = seeded(`${vin.toUpperCase()} ${postcode} ${miles}`);
  // the price of a car does not depend on the postcode
  const typical = seeded(vin.toUpperCase()).int(90, 320) * 100;
  const count = Math.min(24, 4 + Math.floor(Math.log2(miles + 1)) + random.int(0, 4));
  const listings = Array.from({ length: count }, (_, index) =>
    listingOf(random, { index, typical, miles, car }),
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
  given: Pick<SurveyQuestion, 'car' | 'miles'> & { index: number; typical: number },
): MarketListing {
  const { index, typical, miles, car } = given;
  const year = (car.year ?? 2019) + random.int(-1, 1);
  const make = car.make ?? 'Similar';
  const model = car.model ?? 'car';
  const trim = random.pick(TRIMS);
  const driven = random.int(15, 130) * 1000;
  const spread = 1 + (random.fraction() - 0.5) * 0.36 - (driven - 70_000) / 900_000;
  return {
    id: `sample-${index + 1}`,
    heading: `${year} ${make} ${model} ${trim}`,
    year,
    make: car.make,
    model: car.model,
    trim,
    price: Math.round((typical * spread) / 50) * 50,
    miles: driven,
    distance: Math.round(random.fraction() * miles * 10) / 10,
    dealer_name: random.pick(DEALERS),
    url: null,
    photo: null,
  };
}
