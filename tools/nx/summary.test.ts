import { expect, test } from 'vitest';
import type { Told } from './results.mjs';
import { ratesOf, summaryOf } from './summary.mjs';

const task = (changes: Partial<Told> = {}): Told => ({
  name: 'unit',
  replayed: false,
  seconds: 3,
  passed: 0,
  failed: 0,
  flaky: [],
  failures: [],
  ...changes,
});
const failing = (count: number, name = 'unit') =>
  task({
    name,
    failed: count,
    failures: Array.from({ length: count }, (_, at) => `a.test.ts › ${at}: no`),
  });

test('a green run ends with its notes and the sum', () => {
  expect(
    summaryOf([task({ passed: 2 }), task({ passed: 3 })], { notes: ['Green: tree abc'] }),
  ).toEqual(['Green: tree abc', '5 passed, 0 failed']);
});

test('failures come before what was flaky, each with the task that it is of', () => {
  const flaky = task({ name: 'stories', passed: 4, flaky: ['B.stories.tsx › Open: late'] });
  expect(summaryOf([flaky, failing(1)])).toEqual([
    '✗ unit › a.test.ts › 0: no',
    '~ stories › B.stories.tsx › Open: late',
    '4 passed, 1 failed',
  ]);
});

test('forty lines are the most, and the rest is in a file', () => {
  const lines = summaryOf([failing(100)], { notes: ['3.0 minutes'] });
  expect(lines).toHaveLength(40);
  expect(lines.slice(-4)).toEqual([
    '✗ unit › a.test.ts › 36: no',
    'and 63 more: test-results/failures.txt',
    '3.0 minutes',
    '0 passed, 100 failed',
  ]);
});

test('exactly as many as fit are all shown', () => {
  expect(summaryOf([failing(39)])).toHaveLength(40);
  expect(summaryOf([failing(40)]).at(-2)).toBe('and 2 more: test-results/failures.txt');
});

test('a line is no longer than a terminal takes', () => {
  const long = task({ failed: 1, failures: ['x'.repeat(900)] });
  expect(summaryOf([long])[0]).toHaveLength(200);
});

test('tells how often each test failed in many runs', () => {
  const flaky = task({ passed: 1, flaky: ['b.test.ts › opens: 3 ms late'] });
  expect(
    ratesOf([[failing(1)], [flaky], [{ ...flaky, flaky: ['b.test.ts › opens: 9 ms late'] }]]),
  ).toEqual([
    '2 of 3: ~ unit › b.test.ts › opens',
    '1 of 3: ✗ unit › a.test.ts › 0',
    '1 of 3 runs red',
  ]);
});
