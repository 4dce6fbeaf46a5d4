import { expect, test } from 'vitest';
import { isOtherCar } from './otherCar.ts';

const said = { make: 'Volvo', model: 'V60', year: 2020 };

test.each([
  ['the same car', said, said],
  ['a maker in short', { ...said, make: 'Volkswagen' }, { ...said, make: 'VW' }],
  ['a model with its trim', said, { ...said, model: 'V60 Cross Country' }],
  ['a model written otherwise', { ...said, model: 'F-150' }, { ...said, model: 'f150 Lariat' }],
  ['a class and one of it', { ...said, model: 'C-Class' }, { ...said, model: 'C 200' }],
  ['a series and one of it', { ...said, model: '3 Series' }, { ...said, model: '320i' }],
  ['what the VIN does not say', { make: null, model: null, year: null }, said],
  ['what was not entered', said, { make: null, model: null, year: null }],
])('%s is no other car', (_, facts, entered) => {
  expect(isOtherCar(facts, entered)).toBe(false);
});

test.each([
  ['make', { ...said, make: 'Honda' }],
  ['model', { ...said, model: 'V90' }],
  ['year', { ...said, year: 2019 }],
])('another %s is another car', (_, entered) => {
  expect(isOtherCar(said, entered)).toBe(true);
});
