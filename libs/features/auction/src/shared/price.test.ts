import { centsOf } from '@forecourt/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, MAX_CENTS, readPrice, typedPrice } from './price.ts';

test('a price is read to the cent, and what is none says why', () => {
  expect(readPrice('12500.5')).toEqual({ cents: 1_250_050 });
  expect(readPrice('')).toEqual({ problem: 'missing' });
  expect(readPrice('.')).toEqual({ problem: 'format' });
  expect(readPrice('1.234')).toEqual({ problem: 'format' });
  expect(readPrice('0.00')).toEqual({ problem: 'zero' });
  expect(readPrice('100000000')).toEqual({ problem: 'tooMuch' });
});

test('what is typed, sent and answered is the same amount for every cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_CENTS }), (cents) => {
      expect(readPrice(typedPrice(cents))).toEqual({ cents });
      expect(centsOf(JSON.parse(JSON.stringify(amountOf(cents))) as number)).toBe(cents);
    }),
  );
});
