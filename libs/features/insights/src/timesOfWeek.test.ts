import { expect, test } from 'vitest';
import { figureCsv } from './figureCsv.ts';
import { smallTimes, storyTimes } from './test/data.ts';
import { shareOf, timeAt, timesLines } from './timesOfWeek.ts';

test('a file has the figures of all, then those of each time, and says nothing of few', () => {
  const lines = figureCsv(timesLines(smallTimes)).split('\r\n');
  expect(lines.slice(0, 6)).toEqual([
    '\uFEFFfigure,name,value,value_before',
    'sent,,3,',
    'opened,,,',
    'completed,,,',
    'sent,MON 09,1,',
    'opened,MON 09,,',
  ]);
  expect(figureCsv(timesLines(storyTimes))).toContain('completed,THU 09,48,');
});

test('a time at which nothing was sent has no share', () => {
  const { times } = storyTimes;
  expect(shareOf(timeAt(times, 7, 0), 'opened')).toBeNull();
  expect(timeAt(times, 7, 0).sent).toBe(0);
  expect(shareOf(timeAt(times, 4, 9), 'completed')).toBeCloseTo(48 / 77);
});
