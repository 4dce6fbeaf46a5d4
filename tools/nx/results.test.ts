import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readResults } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
mkdirSync(join(folder, 'libs/ui'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const endedAt = (target: string, output: string) => ({
  id: `@forecourt/ui:${target}`,
  target: { target },
  projectRoot: 'libs/ui',
  cache: true,
  outputs: [output],
  startTime: 1_000,
  endTime: 63_000,
});

/** A task of libs/ui that ended with a report, or with half of one. */
function suite(target: string, status: string, report?: object | string, terminalOutput = '') {
  const file = `libs/ui/${target}.json`;
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  if (report) writeFileSync(join(folder, file), text);
  return { task: endedAt(target, `test-results/${file}`), status, terminalOutput };
}
const check = (target: string, status: string, terminalOutput = '') => ({
  task: { ...endedAt(target, '{projectRoot}/dist'), id: `forecourt:${target}`, projectRoot: '.' },
  status,
  terminalOutput,
});
const read = (result: Parameters<typeof readResults>[1][number]) =>
  readResults(folder, [result])[0]!;

/** As Vitest's JSON reporter writes it: a test that passed when it was tried again keeps its first error. */
const vitest = (...tests: { title: string; status: string; said?: string }[]) => ({
  numPassedTests: tests.filter(({ status }) => status === 'passed').length,
  numFailedTests: tests.filter(({ status }) => status === 'failed').length,
  testResults: [
    {
      name: '/elsewhere/clone/libs/ui/src/button/Button.test.ts',
      status: tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
      message: '',
      assertionResults: tests.map(({ title, status, said }) => ({
        fullName: title,
        status,
        failureMessages: said ? [said] : [],
      })),
    },
  ],
});

/** As Playwright's JSON reporter writes it. */
function playwright(status: 'expected' | 'unexpected' | 'flaky', said?: string) {
  const results = [{ error: said ? { message: said } : undefined }];
  const spec = { title: 'signs in', file: 'users.spec.ts', tests: [{ status, results }] };
  const group = { title: 'a new member', file: 'users.spec.ts', specs: [spec] };
  return {
    stats: { expected: 0, flaky: 0, unexpected: 0, [status]: 1 },
    suites: [{ title: 'users.spec.ts', file: 'users.spec.ts', specs: [], suites: [group] }],
    errors: [],
  };
}

test('a failing test is named by file and title, with the first line of what it said', () => {
  const said = '\u001B[31mAssertionError: expected 2 to be 3\u001B[39m\n    at Button.test.ts:7';
  const tests = vitest(
    { title: 'is round', status: 'failed', said },
    { title: 'b', status: 'passed' },
  );
  expect(read(suite('unit', 'failure', tests))).toEqual({
    name: '@forecourt/ui:unit',
    replayed: false,
    seconds: 62,
    passed: 1,
    failed: 1,
    flaky: [],
    failures: ['libs/ui/src/button/Button.test.ts › is round: AssertionError: expected 2 to be 3'],
  });
});

test('a failing journey is named with the groups that it is in', () => {
  const outcome = read(
    suite('journeys', 'failure', playwright('unexpected', 'Error: no heading\n')),
  );
  expect(outcome).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['users.spec.ts › a new member › signs in: Error: no heading'],
  });
});

test('what passed only when it was tried again counts as passed and is named', () => {
  const again = { title: 'opens', status: 'passed', said: 'Error: not yet' };
  expect(read(suite('stories', 'local-cache', vitest(again)))).toMatchObject({
    replayed: true,
    passed: 1,
    failed: 0,
    flaky: ['libs/ui/src/button/Button.test.ts › opens: Error: not yet'],
  });
  expect(read(suite('journeys', 'success', playwright('flaky', 'Error: late')))).toMatchObject({
    passed: 1,
    failed: 0,
    flaky: ['users.spec.ts › a new member › signs in: Error: late'],
  });
});

test('a file that did not load is a failure of its own', () => {
  const report = {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [
      {
        name: '/a/apps/api/test/x.test.ts',
        status: 'failed',
        message: 'Cannot find y',
        assertionResults: [],
      },
    ],
  };
  expect(read(suite('api', 'failure', report))).toMatchObject({
    failed: 1,
    failures: ['apps/api/test/x.test.ts › did not load: Cannot find y'],
  });
});

test('an error outside of the tests of a journey is told', () => {
  const report = { ...playwright('expected'), errors: [{ message: 'Port 4381 is taken' }] };
  expect(read(suite('faults', 'failure', report))).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['Port 4381 is taken'],
  });
});

test('a check counts as one, and a red one tells its first places and its last line', () => {
  expect(read(check('types', 'success'))).toMatchObject({ name: 'types', passed: 1, failed: 0 });
  const output = Array.from({ length: 9 }, (_, at) => `src/a.ts(${at},1): error TS2322\n`).join('');
  const said = `> tsc -b\n${output}9 errors\nWarning: command "tsc -b" exited with non-zero status code`;
  const { failed, failures } = read(check('types', 'failure', said));
  expect(failed).toBe(1);
  expect(failures).toEqual([
    'src/a.ts(0,1): error TS2322',
    'src/a.ts(1,1): error TS2322',
    'src/a.ts(2,1): error TS2322',
    'src/a.ts(3,1): error TS2322',
    '9 errors',
  ]);
});

test('a problem that ESLint lists below its file is told with it', () => {
  const said = [
    '/elsewhere/clone/libs/ui/src/a.ts',
    '  3:9   error  A test does not sleep  forecourt/no-sleep',
    '',
    '/elsewhere/clone/apps/api/src/b.ts',
    "  47:26  error  'isShown' is never used",
    '',
    '✖ 2 problems (2 errors, 0 warnings)',
    'Warning: command "eslint ." exited with non-zero status code',
  ];
  expect(read(check('eslint', 'failure', said.join('\n'))).failures).toEqual([
    'libs/ui/src/a.ts:3:9   error  A test does not sleep  forecourt/no-sleep',
    "apps/api/src/b.ts:47:26  error  'isShown' is never used",
    '✖ 2 problems (2 errors, 0 warnings)',
  ]);
});

test.each([
  [
    'the contract’s linter, above what it says at the end',
    '[2] paths/a.yaml:28:9 at #/a\nProperty is not expected\nvalidating b.yaml...\nb.yaml: validated\n❌ 1 error',
    ['[2] paths/a.yaml:28:9 at #/a', '❌ 1 error'],
  ],
  [
    'a file without a line',
    '(node:1) Warning: NO_COLOR\n[warn] libs/ui/src/a.ts\n[warn] Run Prettier with --write to fix.',
    ['[warn] libs/ui/src/a.ts', '[warn] Run Prettier with --write to fix.'],
  ],
  [
    'what was thrown, and not its stack',
    'Error: no room\n    at write (libs/ui/a.ts:3:1)\nNode.js v24',
    ['Error: no room', 'at write (libs/ui/a.ts:3:1)', 'Node.js v24'],
  ],
])('what is wrong is told of %s', (_, said, outcome) => {
  expect(read(check('contract', 'failure', said)).failures).toEqual(outcome);
});

test('a suite that crashed, was killed or ran nothing is a failure', () => {
  const green = vitest({ title: 'a', status: 'passed' });
  expect(read(suite('a', 'failure', green, 'Unhandled Rejection: gone'))).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['Unhandled Rejection: gone'],
  });
  expect(read(suite('b', 'success', vitest())).failed).toBe(1);
  expect(read(suite('c', 'failure', '{"numPassedTests": 7', 'Killed')).failures).toEqual([
    'Killed',
  ]);
  expect(read(suite('d', 'failure')).failures).toEqual([
    'ended without a word: it was killed, or did not start',
  ]);
});

test('what did not start because of a failure is not a success', () => {
  expect(read(check('budgets', 'skipped'))).toMatchObject({
    failed: 1,
    failures: ['not run: what it needs has failed'],
  });
});

test('what only names other tasks counts as none', () => {
  const { task, ...rest } = check('checks', 'success');
  expect(readResults(folder, [{ ...rest, task: { ...task, cache: false } }])).toEqual([]);
});

test('only outside of continuous integration a suite without its server is left out', () => {
  vi.stubEnv('CI', 'true');
  expect(read(suite('e', 'success')).failed).toBe(1);
  vi.stubEnv('CI', '');
  expect(read(suite('e', 'success')).failed).toBe(0);
});

test('journeys that were skipped, because what they need is not installed, are no failure', () => {
  const skipped = { stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 6 }, suites: [] };
  expect(read(suite('f', 'success', skipped))).toMatchObject({ passed: 0, failed: 0 });
  expect(read(suite('f', 'failure', skipped, 'Worker crashed'))).toMatchObject({ failed: 1 });
});
