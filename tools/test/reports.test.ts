import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const report = (content: object) => {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('counts the tests of a run', () => {
  const vitest = report({ numPassedTests: 7, numFailedTests: 2 });
  expect(readVitestReport(vitest, 1)).toEqual({ passed: 7, failed: 2 });
  const playwright = report({ stats: { expected: 3, flaky: 1, unexpected: 0 } });
  expect(readPlaywrightReport(playwright, 0)).toEqual({ passed: 4, failed: 0 });
});

test('a run that broke down, or ran nothing, is a failure', () => {
  const green = report({ numPassedTests: 7, numFailedTests: 0 });
  expect(readVitestReport(green, 1)).toEqual({ passed: 7, failed: 1 });
  expect(readVitestReport(report({ numPassedTests: 0, numFailedTests: 0 }), 0).failed).toBe(1);
  expect(readVitestReport(join(folder, 'none.json'), 0).failed).toBe(1);
  expect(readPlaywrightReport(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 });
});
