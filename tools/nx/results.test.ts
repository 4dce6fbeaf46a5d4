import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { sumResults } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
mkdirSync(join(folder, 'libs/ui'), { recursive: true });

/** A finished task of libs/ui with the report it left. */
function finished(target: string, status: string, report?: object) {
  const file = `libs/ui/${target}.json`;
  if (report) writeFileSync(join(folder, file), JSON.stringify(report));
  const outputs = [`test-results/${file}`];
  return { task: { cache: true, target: { target }, projectRoot: 'libs/ui', outputs }, status };
}
const check = (status: string) => ({ task: { cache: true, outputs: [] }, status });
const sum = (...results: Parameters<typeof sumResults>[1]) => sumResults(folder, results);

afterEach(() => vi.unstubAllEnvs());

test('adds up the tests of suites that ran and of those taken from the cache', () => {
  const vitest = finished('unit', 'failure', { numPassedTests: 7, numFailedTests: 2 });
  const stats = { expected: 3, flaky: 1, unexpected: 0 };
  const playwright = finished('visual', 'local-cache', { stats });
  expect(sum(vitest, playwright)).toEqual({ passed: 11, failed: 2 });
});

test('a check counts as one, what only names other tasks as none', () => {
  const names = { task: { cache: false, outputs: [] }, status: 'success' };
  expect(sum(check('success'), check('local-cache-kept-existing'), names)).toEqual({
    passed: 2,
    failed: 0,
  });
});

test('a suite that broke down, never ran or ran nothing is a failure', () => {
  const green = { numPassedTests: 7, numFailedTests: 0 };
  expect(sum(finished('a', 'failure', green))).toEqual({ passed: 7, failed: 1 });
  expect(sum(finished('b', 'success', { numPassedTests: 0, numFailedTests: 0 })).failed).toBe(1);
  expect(sum(finished('c', 'failure'))).toEqual({ passed: 0, failed: 1 });
  expect(sum(check('skipped'))).toEqual({ passed: 0, failed: 1 });
});

test('in continuous integration no suite is left out', () => {
  vi.stubEnv('CI', 'true');
  expect(sum(finished('d', 'success')).failed).toBe(1);
  vi.stubEnv('CI', '');
  expect(sum(finished('d', 'success')).failed).toBe(0);
});
