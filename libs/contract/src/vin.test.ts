import { expect, test } from 'vitest';
import { isVinDoubtful, vinCheckDigit } from './vin.ts';

test.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715'])(
  '%s agrees with its check digit',
  (vin) => expect(isVinDoubtful(vin)).toBe(false),
);

test('any wrong digit contradicts it, and so do swapped ones', () => {
  const vin = '1M8GDM9AXKP042788';
  const others = [...vin].flatMap((sign, place) =>
    /[0-9]/.test(sign) && place > 0
      ? [...'0123456789'].map((digit) => vin.slice(0, place) + digit + vin.slice(place + 1))
      : [],
  );
  expect(others.filter((other) => other !== vin && !isVinDoubtful(other))).toEqual([]);
  expect(isVinDoubtful('1M8GDM9AXKP042878')).toBe(true);
});

test('the check digit stands for a number up to ten', () => {
  expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X');
  expect(vinCheckDigit('11111111111111111')).toBe('1');
});

test('elsewhere a VIN has no check digit, and other forms are no VIN', () => {
  expect(isVinDoubtful('WVWZZZ1JZ3W386752')).toBe(false);
  expect(isVinDoubtful('1M8GDM9AXKP04278')).toBe(false);
  expect(isVinDoubtful('')).toBe(false);
});
