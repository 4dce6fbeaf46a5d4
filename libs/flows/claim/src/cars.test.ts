import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { claimCars } from './cars.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const say = (message: MessageDescriptor): string => intl.formatMessage(message);

it('has the tabs of the cars’ list, each at its address', () => {
  expect(claimCars.tabs.map(({ path, status, label }) => [path, status, say(label)])).toEqual([
    ['', '', 'All Claims'],
    ['new', 'NEW', 'New'],
    ['repair', 'REPAIRABLE', 'Repairable'],
    ['inspection', 'NEEDS_EXTRA_INSPECTION', 'Needs extra inspection'],
  ]);
  expect(claimCars.tabs.filter(({ unlisted }) => unlisted).map(({ path }) => path)).toEqual([]);
});

it('says what it finds, and when that is all', () => {
  for (const { emptyMessage } of claimCars.tabs) expect(say(emptyMessage)).toBe('No cars found');
  expect(say(claimCars.endMessage)).toBe('All cars loaded');
});
