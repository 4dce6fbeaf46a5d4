import { expect, test } from 'vitest';
import { beginRun, perRun } from './perRun.ts';

test('keeps what is saved until the next run begins', () => {
  const kept = perRun(() => ({ names: ['Ann'], count: 0 }));
  kept.names.push('Bob');
  kept.count += 1;
  expect(kept).toEqual({ names: ['Ann', 'Bob'], count: 1 });
  beginRun();
  expect(kept).toEqual({ names: ['Ann'], count: 0 });
});
