import { expect, test } from 'vitest';
import { csvWithout } from './csvWithout.ts';

test('leaves rows out with all their lines, and nothing else', () => {
  const csv = 'Name,Note\r\nAnn,"first\r\nsecond"\r\nBob,\r\nCid,"a\nb"';
  expect(csvWithout(csv, [2], [2, 4, 5])).toBe('Name,Note\r\nBob,\r\nCid,"a\nb"');
  expect(csvWithout(csv, [5], [2, 4, 5])).toBe('Name,Note\r\nAnn,"first\r\nsecond"\r\nBob,\r\n');
  expect(csvWithout(csv, [], [2, 4, 5])).toBe(csv);
});
