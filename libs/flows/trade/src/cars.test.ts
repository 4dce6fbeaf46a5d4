import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { tradeCars } from './cars.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const say = (message: MessageDescriptor): string => intl.formatMessage(message);

it('has the tabs of the cars’ list, each at its address', () => {
  expect(tradeCars.tabs.map(({ path, status, label }) => [path, status, say(label)])).toEqual([
    ['', '', 'All Cars'],
    ['new', 'NEW', 'New'],
    ['auction_running', 'AUCTION_RUNNING', 'Auction running'],
    ['auction_completed', 'AUCTION_COMPLETED', 'Auction completed'],
    ['sent', 'APPRAISED', 'Offer sent'],
    ['accepted', 'OFFER_ACCEPTED', 'Offer accepted'],
    ['declined', 'OFFER_DECLINED', 'Offer declined'],
  ]);
  expect(tradeCars.tabs.filter(({ unlisted }) => unlisted).map(({ path }) => path)).toEqual([
    'new',
  ]);
});

it('says what it finds, and when that is all', () => {
  for (const { emptyMessage } of tradeCars.tabs) expect(say(emptyMessage)).toBe('No cars found');
  expect(say(tradeCars.endMessage)).toBe('All cars loaded');
});
