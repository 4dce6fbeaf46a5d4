import { expect, test } from 'vitest';
import { figureCsv } from './figureCsv.ts';
import { stepsLines } from './stepsLines.ts';
import { storySteps } from './test/data.ts';

test('a file has the time of a report, and four lines for each section', () => {
  const lines = figureCsv(stepsLines(storySteps)).split('\r\n');
  expect(lines.slice(0, 4)).toEqual([
    '\uFEFFfigure,name,value,value_before',
    'median_seconds,,306,',
    'reached,licence_plate,312,290',
    'stopped,licence_plate,9,12',
  ]);
  expect(lines).toContain('median_seconds,contact_details,,');
  expect(lines).toHaveLength(storySteps.sections.length * 4 + 3);
});
