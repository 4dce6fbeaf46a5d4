import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { inspectCars } from './cars.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const say = (message: MessageDescriptor): string => intl.formatMessage(message);

it('has the tabs of the cars’ list, each at its address', () => {
  expect(inspectCars.tabs.map(({ path, status, label }) => [path, status, say(label)])).toEqual([
    ['', '', 'All cars'],
    ['new', 'NEW', 'New'],
    ['repair', 'INSPECTED', 'Inspected'],
    ['inspection', 'NEEDS_EXTRA_INSPECTION', 'Needs extra inspection'],
  ]);
  expect(inspectCars.tabs.filter(({ unlisted }) => unlisted).map(({ path }) => path)).toEqual([]);
});

it('says what it finds, and when that is all', () => {
  for (const { emptyMessage } of inspectCars.tabs) expect(say(emptyMessage)).toBe('No cars found');
  expect(say(inspectCars.endMessage)).toBe('All cars loaded');
});
