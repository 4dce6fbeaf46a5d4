// Reads what the tasks of an Nx run left: each test counts, and a task without tests (a check, a build) counts as one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How much of the output of a task without a report is told. */
const MOST_LINES = 5;

/**
 * @param {string} folder where tasks leave their reports: `<project's folder>/<target>.json`
 * @param {object[]} results of Nx, in the order in which they ended; tasks that only name others are not cached
 */
export function readResults(folder, results) {
  return results
    .filter(({ task }) => task.cache)
    .map((result) => ({
      name: nameOf(result.task),
      replayed: isReplayed(result.status),
      seconds: secondsOf(result.task),
      ...readTask(folder, result),
    }));
}

/** The name by which a task is run again: of the root project without it. */
const nameOf = ({ id, target, projectRoot }) => (projectRoot === '.' ? target.target : id);

const isReplayed = (status) => /^(local|remote)-cache/.test(status);
/** Failed tasks, and those skipped because of an earlier failure, are not a success. */
const isSuccess = (status) => status === 'success' || isReplayed(status);

const secondsOf = ({ startTime, endTime }) =>
  startTime && endTime ? Math.round((endTime - startTime) / 1000) : 0;

function readTask(folder, { task, status, terminalOutput }) {
  if (status === 'skipped') {
    return { passed: 0, failed: 1, flaky: [], failures: ['not run: what it needs has failed'] };
  }
  const succeeded = isSuccess(status);
  const broken = () => ({
    passed: 0,
    failed: 1,
    flaky: [],
    failures: tellingLines(terminalOutput),
  });
  const reports = task.outputs?.some((output) => output.startsWith('test-results/'));
  if (!reports) return succeeded ? { passed: 1, failed: 0, flaky: [], failures: [] } : broken();

  const report = readReport(join(folder, task.projectRoot, `${task.target.target}.json`));
  // Only a suite whose server is not installed here leaves no report; CI has everything installed.
  if (!report && succeeded && !process.env.CI) {
    return { passed: 0, failed: 0, flaky: [], failures: [] };
  }
  if (!report) return broken();
  const read = report.stats ? readPlaywright(report) : readVitest(report);
  // A runner that failed although each test passed (a crash, an unhandled error, no test at all).
  const isEmpty = read.passed === 0 && !report.stats?.skipped;
  if (read.failed === 0 && (!succeeded || isEmpty))
    return { ...read, failed: 1, failures: tellingLines(terminalOutput) };
  return read;
}

/** Undefined if there is none, or a half-written one of a task that was killed. */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function readVitest({ numPassedTests, numFailedTests, testResults = [] }) {
  const flaky = [];
  const failures = [];
  let unloaded = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const file = inWorkspace(name);
    for (const { fullName, status: outcome, failureMessages } of assertionResults) {
      const said = failureMessages?.[0];
      if (outcome === 'failed') failures.push(line(file, fullName, said));
      if (outcome === 'passed' && said) flaky.push(line(file, fullName, said));
    }
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      unloaded++;
      failures.push(line(file, 'did not load', message));
    }
  }
  return { passed: numPassedTests, failed: numFailedTests + unloaded, flaky, failures };
}

function readPlaywright({ stats, suites = [], errors = [] }) {
  const flaky = [];
  const failures = errors.map(({ message }) => firstLine(message));
  for (const { spec, titles } of specsOf(suites, [])) {
    for (const { status, results } of spec.tests) {
      const said = results.find(({ error }) => error)?.error.message;
      const told = line(spec.file, [...titles, spec.title].join(' › '), said);
      if (status === 'unexpected') failures.push(told);
      if (status === 'flaky') flaky.push(told);
    }
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky,
    failures,
  };
}

/** Every test of a report, with the titles of the groups that it is in. */
function specsOf(suites, titles) {
  return suites.flatMap((suite) => {
    const within = suite.title && suite.title !== suite.file ? [...titles, suite.title] : titles;
    const specs = (suite.specs ?? []).map((spec) => ({ spec, titles: within }));
    return [...specs, ...specsOf(suite.suites ?? [], within)];
  });
}

const line = (file, title, message) => `${file} › ${title}: ${firstLine(message)}`;

/** A report that is replayed may name files in another copy of the workspace. */
const inWorkspace = (path) => path.replace(/^.*?\/(?=(?:apps|libs|tools|workshop)\/)/, '');

const linesOf = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);
const firstLine = (text) => linesOf(text)[0] ?? 'no message';

/** What repeats the command, or what Node and Nx say of themselves. */
const NOISE = /^> |^Warning: command |^\(node:\d+\) |^\(Use `node --trace/;
/** A file with its line, such as `src/a.ts:3`, `src/a.ts(3,1)`; those of a stack come after what was thrown. */
const PLACE = /^(?!at ).*[\w-]\.\w+[:(]\d+/;
const FILE = /^(?!at ).*\b(?:apps|libs|tools|workshop|docs)\/\S*\.\w+/;

/** The lines that say where something is wrong, the first of them, and how the output ends. */
function tellingLines(output) {
  const lines = withFiles(linesOf(output)).filter((each) => !NOISE.test(each));
  const last = lines.pop();
  if (last === undefined) return ['ended without a word: it was killed, or did not start'];
  const places = [PLACE, FILE].map((kind) => lines.filter((each) => kind.test(each)));
  const telling = places.find((found) => found.length > 0)?.slice(0, MOST_LINES - 1);
  return [...(telling ?? lines.slice(1 - MOST_LINES)), last];
}

/** ESLint names a file once, above its problems: here it is named in each of them. */
function withFiles(lines) {
  let file = '';
  return lines.flatMap((each) => {
    if (/^[/@\w.-]+\/[^\s:]+\.\w+$/.test(each)) {
      file = inWorkspace(each);
      return [];
    }
    return /^\d+:\d+ /.test(each) ? `${file}:${each}` : each;
  });
}
