import type { SavedViewQuery } from '@forecourt/contract';
import { expect, test } from 'vitest';
import { isSameQuery, placeOf, queryOf, rowDisplay, savedDisplay } from './viewQuery.ts';

const definition = {
  tabs: [
    { path: '', status: '' },
    { path: 'sent', status: 'SENT' },
  ],
  filters: ['date', 'agent', 'plan', 'delivery', 'reached', 'channel'] as const,
};

test.each<SavedViewQuery>([
  {},
  { status: 'SENT', search: 'emma' },
  { period: 'DAYS_30', agent_id: 'none', plan: 'Cash Offer', delivery: 'FAILED' },
  { period: 'DAYS_30', reached: 'OPENED' },
  { reached: 'OPENED', channel: 'WEBSITE' },
  { from: '2026-03-01', to: '2026-03-05', agent_id: 'me' },
])('a view is shown where it was saved: %j', (query) => {
  const { tab, search, filters } = placeOf(definition, { id: 'v1', query });
  expect(filters.view).toBe('v1');
  expect(queryOf(definition, { tab, search, ...filters })).toEqual(query);
});

test('a tab that the list no longer has is its first one', () => {
  expect(placeOf(definition, { id: 'v1', query: { status: 'SOLD' } }).tab).toBe('');
});

test('filters that the list does not have are not saved', () => {
  const cars = { tabs: definition.tabs, filters: ['date'] as const };
  const place = { tab: '', search: '  ', undelivered: true, agent: 'me', period: 'TODAY' as const };
  expect(queryOf(cars, place)).toEqual({ period: 'TODAY' });
});

test('views are the same whatever the order of their filters', () => {
  const one: SavedViewQuery = { search: 'a', agent_id: 'me' };
  expect(isSameQuery(one, { agent_id: 'me', search: 'a' })).toBe(true);
  expect(isSameQuery(one, { search: 'a' })).toBe(false);
  expect(isSameQuery(one, { search: 'a', plan: 'Trade-In' })).toBe(false);
});

test('views that say how rows look are the same if the rows look the same', () => {
  const compact = { density: 'compact', hidden: ['car', 'agent'] } as const;
  const display = savedDisplay(compact);
  expect(rowDisplay(display)).toEqual(compact);
  const turned = { ...display, hidden_columns: ['agent', 'car'] };
  expect(isSameQuery({ display }, { display: turned })).toBe(true);
  expect(isSameQuery({ display }, { display: { ...display, density: 'COMFORTABLE' } })).toBe(false);
  expect(isSameQuery({ display }, { display: { ...display, hidden_columns: ['car'] } })).toBe(
    false,
  );
  expect(isSameQuery({ display }, {})).toBe(false);
  expect(isSameQuery({ search: 'a' }, { search: 'a', display })).toBe(false);
});
