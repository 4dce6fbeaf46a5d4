import type { DistanceUnit } from '@forecourt/contract';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { mileageText } from './mileageText.ts';
import { fullReport, type StaffReport } from './test/reports.ts';

const intl = createIntl({ locale: 'en-US' });

/** A report of a car that was driven 74,000 of a unit, for a reader. */
function reportOf(
  given: DistanceUnit | null,
  reader: DistanceUnit,
  mileage: number | null = 74_000,
): StaffReport {
  const data = fullReport('CLAIM_MAIN');
  const { car } = data.report.report;
  data.report.distance_unit = reader;
  car.condition = { ...car.condition, mileage, mileage_unit: given };
  return data;
}

test('a mileage has the unit that it was given in', () => {
  expect(mileageText(reportOf('mi', 'mi'), intl)).toBe('74,000 mi');
  expect(mileageText(reportOf('km', 'km'), intl)).toBe('74,000 km');
});

test('who counts in another unit reads their own first, and the given one behind it', () => {
  expect(mileageText(reportOf('km', 'mi'), intl)).toBe('46,000 mi (74,000 km)');
  expect(mileageText(reportOf('mi', 'km'), intl)).toBe('119,000 km (74,000 mi)');
});

test('numbers are written as the reader’s language writes them', () => {
  const german = createIntl({ locale: 'de', onError: () => undefined });
  expect(mileageText(reportOf('km', 'km'), german)).toBe('74.000 km');
});

test('an unknown mileage is not said', () => {
  expect(mileageText(reportOf('mi', 'mi', null), intl)).toBeNull();
  expect(mileageText(reportOf(null, 'mi', null), intl)).toBeNull();
});
