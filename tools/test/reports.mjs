import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * A runner that failed though each test passed (a crash, an unhandled error, a file that does not
 * load, no test at all) counts as one failure.
 */
const settle = (passed, failed, status) => ({
  passed,
  failed: failed || (status === 0 && passed > 0 ? 0 : 1),
});

/** @param {string} file JSON report of Vitest @param {number} status its exit status */
export function readVitestReport(file, status) {
  const report = read(file);
  return settle(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, status);
}

/** @param {string} file JSON report of Playwright @param {number} status its exit status */
export function readPlaywrightReport(file, status) {
  const stats = read(file)?.stats;
  return settle((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, status);
}
