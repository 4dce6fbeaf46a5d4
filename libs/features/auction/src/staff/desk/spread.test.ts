import { makeMarketListing, makeMarketSurvey, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { placeIn, spreadOf } from './spread.ts';

const surveyOf = (...prices: (number | null)[]) =>
  makeMarketSurvey(seeded('survey'), {
    similar_cars: {
      listings: prices.map((price, index) =>
        makeMarketListing(seeded(index), { price, id: String(index) }),
      ),
    },
  });

test('the spread is that of the listings that have a price', () => {
  expect(spreadOf(surveyOf(9000, null, 12_000.5, 10_000))).toEqual({
    count: 3,
    low: 900_000,
    median: 1_000_000,
    high: 1_200_050,
  });
  expect(spreadOf(surveyOf(9000, 10_000))?.median).toBe(950_000);
  expect(spreadOf(surveyOf(null))).toBeNull();
});

test('a price below or above all stands at the end', () => {
  const spread = { count: 2, low: 100, median: 150, high: 200 };
  expect([50, 100, 150, 200, 900].map((cents) => placeIn(spread, cents))).toEqual([
    0, 0, 0.5, 1, 1,
  ]);
  expect(placeIn({ ...spread, high: 100 }, 100)).toBe(0.5);
});
