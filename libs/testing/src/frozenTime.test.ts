import { fixtureNow } from '@forecourt/contract/fixtures';
import { expect, it } from 'vitest';
import { freezeDate, frozenClock } from './frozenTime.ts';

it('time stands at the moment of the fixtures, until it goes on', () => {
  expect(frozenClock().now()).toBe(fixtureNow.getTime());
  const thaw = freezeDate();
  expect([Date.now(), new Date().getTime()]).toEqual([fixtureNow.getTime(), fixtureNow.getTime()]);
  expect(new Date('2020-01-01T00:00:00Z').getFullYear()).toBe(2020);
  expect(new Date() instanceof Date).toBe(true);
  thaw();
  expect(Date.now()).toBeGreaterThan(fixtureNow.getTime() - 1e12);
  expect(new Date(fixtureNow)).toEqual(fixtureNow);
});
