import { beforeEach, expect, test } from 'vitest';
import { Presence, VISIT_MS, type Visit } from './presence.ts';

let presence: Presence;
beforeEach(() => {
  presence = new Presence();
});

const place = { partnerId: 'north', requestId: 'r1' };
const visit = (userId: string, more: Partial<Visit> = {}): Visit => ({
  ...place,
  userId,
  name: userId.toUpperCase(),
  visitId: `${userId}-window`,
  threadId: null,
  writing: false,
  here: true,
  ...more,
});
const ids = () => presence.in(place).map(({ id }) => id);

test('who comes and goes changes who is there, a repeated beat does not', () => {
  expect(presence.take(visit('anna'), 0)).toBe(true);
  expect(presence.take(visit('anna'), 20_000)).toBe(false);
  expect(presence.take(visit('bert'), 20_000)).toBe(true);
  expect(ids()).toEqual(['anna', 'bert']);
  expect(presence.take(visit('anna', { here: false }), 30_000)).toBe(true);
  expect(presence.take(visit('anna', { here: false }), 30_000)).toBe(false);
  expect(presence.in(place)).toEqual([
    { id: 'bert', name: 'BERT', thread_id: null, writing: false },
  ]);
});

test('a window that is not heard of is forgotten, one that beats is not', () => {
  presence.take(visit('anna'), 0);
  presence.take(visit('bert'), 0);
  presence.take(visit('bert'), 20_000);
  expect(presence.sweep(VISIT_MS - 1)).toEqual([]);
  expect(presence.sweep(VISIT_MS)).toMatchObject([place]);
  expect(ids()).toEqual(['bert']);
  expect(presence.sweep(20_000 + VISIT_MS)).toMatchObject([place]);
  expect([ids(), presence.sweep(100_000)]).toEqual([[], []]);
});

test('someone with several windows is there once, where they write', () => {
  presence.take(visit('anna', { visitId: 'one' }), 0);
  presence.take(visit('anna', { visitId: 'two', threadId: 't1' }), 0);
  presence.take(visit('anna', { visitId: 'three', threadId: 't2', writing: true }), 0);
  expect(presence.in(place)).toMatchObject([{ id: 'anna', thread_id: 't2', writing: true }]);
  presence.take(visit('anna', { visitId: 'three', here: false }), 0);
  expect(presence.in(place)).toMatchObject([{ thread_id: 't1', writing: false }]);
});

test('reports and partners are apart', () => {
  presence.take(visit('anna'), 0);
  expect(presence.in({ partnerId: 'north', requestId: 'r2' })).toEqual([]);
  expect(presence.in({ partnerId: 'south', requestId: 'r1' })).toEqual([]);
});

test('one person keeps no more than 20 windows', () => {
  presence.take(visit('bert'), 0);
  for (let window = 0; window < 30; window++) {
    presence.take(visit('anna', { visitId: `w${window}`, threadId: `t${window}` }), window);
  }
  for (let window = 29; window > 9; window--) {
    presence.take(visit('anna', { visitId: `w${window}`, here: false }), 50);
  }
  expect(ids()).toEqual(['bert']);
});
