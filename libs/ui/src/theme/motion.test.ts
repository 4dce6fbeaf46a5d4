import { MOTION_MS } from '@forecourt/platform/media';
import { expect, test } from 'vitest';
import { durations } from './tokens.ts';

const milliseconds = Object.values(durations).map(({ value }) => Number.parseFloat(value));

test('every movement is over in less than 200 ms', () => {
  expect(Math.max(...milliseconds)).toBeLessThan(200);
});

test('what scripts move takes as long as what style sheets move', () => {
  expect(durations.normal.value).toBe(`${MOTION_MS}ms`);
});
