import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { mileageText } from './mileageText.ts';
import { fullReport, type StaffReport } from './test/reports.ts';

const intl = createIntl({ locale: 'en-US' });

/** A report of a car that was driven 48,200, in a country. */
function reportFrom(country: string | null, mileage: number | null = 48_200): StaffReport {
  const data = fullReport('CLAIM_MAIN');
  const { car } = data.report.report;
  car.country_code = country;
  car.condition = { ...car.condition, mileage };
  return data;
}

test('an odometer counts miles or kilometers, as its country does', () => {
  expect(mileageText(reportFrom('US'), intl)).toBe('48,200 mi');
  expect(mileageText(reportFrom('EE'), intl)).toBe('48,200 km');
});

test('where the country is not known, the currency of the report says it', () => {
  const auction = { currency_code: 'EUR' } as NonNullable<StaffReport['auction']>;
  expect(mileageText(reportFrom(null), intl)).toBe('48,200 mi');
  expect(mileageText({ ...reportFrom(null), auction }, intl)).toBe('48,200 km');
});

test('an unknown mileage is not said', () => {
  expect(mileageText(reportFrom('US', null), intl)).toBeNull();
});
