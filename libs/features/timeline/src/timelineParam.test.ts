import { expect, test } from 'vitest';
import { timelineOf, withTimeline } from './timelineParam.ts';

test('an address opens a timeline beside its search, and closes it without losing that', () => {
  const open = withTimeline('?name=mari', 'r1');
  expect(open).toBe('?name=mari&timeline=r1');
  expect(timelineOf(open)).toBe('r1');
  expect(withTimeline(open, 'r2')).toBe('?name=mari&timeline=r2');
  expect(withTimeline(open, null)).toBe('?name=mari');
  expect(withTimeline('?timeline=r1', null)).toBe('');
  expect(timelineOf('?name=mari')).toBeNull();
});
