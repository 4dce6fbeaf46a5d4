import { makeCarSale } from '@forecourt/contract/fixtures';
import type { CarSale } from '@forecourt/contract';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { saleWords } from './saleWords.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US', timeZone: 'UTC' });
const now = Date.parse('2026-03-02T09:00:00Z');
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

const rows: [Partial<CarSale>, string, string?][] = [
  [{ until: inHours(18.5) }, '$19,500 best', '4 bids · 18 h left'],
  [{ until: inHours(50), bids: 1 }, '$19,500 best', '1 bid · 2 d left'],
  [{ until: inHours(0.5), bids: 0, value: null }, 'No bids yet', '30 min left'],
  [{ state: 'NO_OFFERS', value: null, bids: 0, until: null }, 'No offers', 'Auction ended'],
  [{ state: 'RESERVE_NOT_MET', until: null }, '$19,500 best', 'Below the reserve'],
  [{ state: 'OFFERED', until: inHours(72) }, '$19,500', 'Waiting for the owner until Thu'],
  [{ state: 'OFFERED', until: inHours(240) }, '$19,500', 'Waiting for the owner until Mar 12'],
  [{ state: 'OFFERED', until: null }, '$19,500', 'Waiting for the owner'],
  [{ state: 'EXPIRED', until: null }, '$19,500', 'Not answered in time'],
  [{ state: 'ACCEPTED', value: 28_000, until: null }, 'Accepted $28,000'],
  [{ state: 'DECLINED', value: 28_000, until: null }, 'Declined $28,000'],
  [{ state: 'SOLD', value: 28_000, until: null }, 'Sold for $28,000'],
  [{ state: 'FELL_THROUGH', until: null }, '$19,500 best'],
];

test.each(rows)('a car whose sale is %j says %s', (sale, main, note) => {
  const said = saleWords(makeCarSale(sale), intl, now);
  expect([said.main, said.note]).toEqual([main, note]);
});
