import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { endText } from './endText.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
/** Of the device's own zone, in which it is told. */
const at = (day: number, hour: number): number => new Date(2026, 2, day, hour, 50).getTime();

test('an end is told by its day, and later ones by their date', () => {
  const now = at(5, 12);
  expect(endText(at(5, 23), now, intl)).toBe('today 11:50 PM');
  expect(endText(at(6, 12), now, intl)).toBe('tomorrow 12:50 PM');
  expect(endText(at(7, 0), now, intl)).toBe('07.03.2026 12:50 AM');
});
