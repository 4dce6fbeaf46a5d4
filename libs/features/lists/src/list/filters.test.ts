import { expect, test } from 'vitest';
import {
  countFilters,
  filterParams,
  filtersIn,
  type ListFilters,
  ofKinds,
  spanOf,
} from './filters.ts';

const read = (address: string): ListFilters =>
  JSON.parse(JSON.stringify(filtersIn(new URLSearchParams(address))));

test.each<ListFilters>([
  {},
  { agent: 'me', undelivered: true },
  { agent: 'u1', plan: 'Trade-In', period: 'DAYS_7', view: 'v1' },
  { from: '2026-03-01', to: '2026-03-31', plan: 'Private Sale' },
  { to: '2026-03-31', plan: 'Cash Offer' },
  { reached: 'OPENED', from: '2026-03-01' },
  { channel: 'WEBSITE' },
])('an address keeps filters: %j', (filters) => {
  expect(read(String(new URLSearchParams(filterParams(filters))))).toEqual(filters);
});

test.each([
  'period=ever',
  'plan=lease',
  'plan=toString',
  'from=2026-02-31',
  'from=yesterday',
  'to=20260301',
  'delivery=sent',
  'reached=created',
  'channel=pigeon',
  'reached=toString',
  'agent=',
])('what an address has wrong is left out: %s', (address) => {
  expect(read(address)).toEqual({});
});

test('an end before the beginning, and days beside a period, are left out', () => {
  expect(read('from=2026-03-02&to=2026-03-01')).toEqual({ from: '2026-03-02' });
  expect(read('period=today&from=2026-03-02')).toEqual({ period: 'TODAY' });
});

test('days are those of the device’s calendar, the last one included', () => {
  const local = (year: number, month: number, day: number) =>
    new Date(year, month - 1, day).toISOString();
  const now = new Date(2026, 2, 5, 15, 30);
  expect(spanOf({ period: 'TODAY' }, now)).toEqual({ from: local(2026, 3, 5) });
  expect(spanOf({ period: 'DAYS_7' }, now)).toEqual({ from: local(2026, 2, 27) });
  expect(spanOf({ from: '2026-03-28', to: '2026-03-31' }, now)).toEqual({
    from: local(2026, 3, 28),
    to: local(2026, 4, 1),
  });
  expect(spanOf({}, now)).toEqual({});
});

test('a list keeps the filters that it has', () => {
  const all: ListFilters = {
    undelivered: true,
    agent: 'me',
    plan: 'Trade-In',
    period: 'TODAY',
    view: 'v1',
  };
  expect(ofKinds(all, ['date', 'agent'])).toEqual({ agent: 'me', period: 'TODAY', view: 'v1' });
  expect(ofKinds({ ...all, group: 'g1' }, [])).toEqual({ group: 'g1' });
});

test('two days are one filter, and a view is none', () => {
  expect(countFilters({ from: '2026-03-01', to: '2026-03-02', view: 'v1' })).toBe(1);
  expect(countFilters({ agent: 'none', undelivered: true, plan: 'Trade-In' })).toBe(3);
});
