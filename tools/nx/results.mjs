// Sums up an Nx run: each test counts, and a task without tests (a check, a build) counts as one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} folder where tasks leave their reports: `<project's folder>/<target>.json`
 * @param {{ task: object, status: string }[]} results of Nx; tasks that only name others are not cached
 * @returns {{ passed: number, failed: number }}
 */
export function sumResults(folder, results) {
  const sum = { passed: 0, failed: 0 };
  for (const { task, status } of results.filter(({ task }) => task.cache)) {
    const { passed, failed } = countTask(folder, task, isSuccess(status));
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

/** Failed tasks, and those skipped because of an earlier failure, are not a success. */
const isSuccess = (status) => status === 'success' || /^(local|remote)-cache/.test(status);

function countTask(folder, task, succeeded) {
  const reports = task.outputs?.some((output) => output.startsWith('test-results/'));
  if (!reports) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const file = join(folder, task.projectRoot, `${task.target.target}.json`);
  const counted = existsSync(file) ? countTests(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  // Only a suite whose server is not installed here leaves no report; CI has everything installed.
  if (!counted && succeeded && !process.env.CI) return { passed: 0, failed: 0 };
  return settle(counted ?? { passed: 0, failed: 0 }, succeeded);
}

/** Reads a JSON report of Vitest or of Playwright. */
function countTests({ numPassedTests, numFailedTests, stats }) {
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/**
 * A runner that failed although each test passed (a crash, an unhandled error, a file that does not
 * load, no test at all) counts as one failure.
 */
const settle = ({ passed, failed }, succeeded) => ({
  passed,
  failed: failed || (succeeded && passed > 0 ? 0 : 1),
});
