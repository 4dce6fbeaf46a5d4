import { expect, test } from 'vitest';
import { framesOf } from './scan.ts';

test.each([
  [25, 24],
  [2, 1],
  [1, 1],
  [null, 1],
])('a scan of %s images has %i frames', (processedimagescount, frames) => {
  expect(framesOf({ processedimagescount })).toBe(frames);
});
