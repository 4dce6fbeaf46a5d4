import { expect, test } from 'vitest';
import { figureCsv } from './figureCsv.ts';
import { teamLines } from './teamLines.ts';
import { namelessTeam, storyTeam } from './test/data.ts';

test('a file has seven lines for each member, and says who is not known by name', () => {
  const lines = figureCsv(teamLines(storyTeam)).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    '\uFEFFfigure,name,value,value_before',
    'requests,Ben Cole,210,',
    'sent,Ben Cole,208,',
  ]);
  expect(lines).toContain('requests,u-gone,3,');
  expect(lines).toContain('median_seconds_to_answer,none,,');
});

test('a file without names has the lines of all members together', () => {
  const lines = figureCsv(teamLines(namelessTeam)).split('\r\n');
  expect(lines).toContain('requests,team,384,');
  expect(lines).toContain('requests,none,28,');
});
