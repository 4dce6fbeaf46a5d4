import { expect, test } from 'vitest';
import { unitOf } from './mileageUnit.ts';

const field = { unitPath: 'condition.mileage_unit' };
const unit = (chosen: unknown, distance_unit?: 'mi' | 'km') =>
  unitOf(field, { value: () => chosen, capture: { distance_unit } });

test('the customer’s own choice counts, and until then the unit that the partner asks for', () => {
  expect(unit('mi', 'km')).toBe('mi');
  expect(unit(null, 'km')).toBe('km');
});

test('a phone that stored its report before there were units still asks for a mileage', () => {
  expect(unit(undefined)).toBe('mi');
});
