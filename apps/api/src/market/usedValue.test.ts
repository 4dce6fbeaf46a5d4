import { makeVehicle, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { usualMiles, usedValue } from './usedValue.ts';

const now = new Date('2026-11-24T12:00:00Z');
const car = (model: string, year: number) => ({ ...makeVehicle(seeded('value')), model, year });

test('an old electric car is worth what people would believe', () => {
  const price = usedValue(car('Leaf', 2013), 95_000, now);
  expect(price).toBeGreaterThan(3_000);
  expect(price).toBeLessThan(8_000);
});

test('of two cars the newer is worth more, and so is the one with fewer miles', () => {
  const values = [2014, 2018, 2022].map((year) => usedValue(car('Civic', year), 60_000, now));
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(usedValue(car('A4', 2020), 30_000, now)).toBeGreaterThan(
    usedValue(car('A4', 2020), 90_000, now),
  );
});

test('a car has the miles of its age', () => {
  const [old, young] = [usualMiles(car('Golf', 2014), now), usualMiles(car('Golf', 2025), now)];
  expect(old).toBeGreaterThan(80_000);
  expect(young).toBeLessThan(30_000);
});
