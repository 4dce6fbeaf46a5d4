import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../install.mjs';
import { withPostgres } from '../postgres.mjs';
import { requireChromium } from './browser.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

const results = 'test-results';

/** A step that only passes or fails: it counts as one. */
const check = (name, command) => ({
  name,
  run: async () => ({ ...(await verdict(await execute(command))) }),
});

/** Vitest projects; each test counts. */
const vitest = (name, args, env = {}) => ({
  name,
  run: async () => {
    const report = `${results}/${name}.json`;
    const status = await execute(
      `vitest run ${args} --reporter=default --reporter=json --outputFile.json=${report}`,
      env,
    );
    return readVitestReport(report, status);
  },
});

/** Playwright tests; each counts. */
const playwright = (name, command, env = {}) => ({
  name,
  run: async () => {
    const report = `${results}/${name}.json`;
    const status = await execute(command, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report),
      ...env,
    });
    return readPlaywrightReport(report, status);
  },
});

const journeys = (name, files = '', env = {}) =>
  playwright(name, `playwright test -c apps/console-e2e/playwright.config.ts ${files}`, env);

const onPostgres = (step) => ({
  name: step.name,
  run: async () => {
    const outcome = await withPostgres((url) => step.run(url));
    if (outcome) return outcome;
    console.log('  left out: no PostgreSQL server program on this machine');
    return { passed: 0, failed: process.env.CI ? 1 : 0 };
  },
});

/** In the order in which a mistake is cheapest to find. */
export const steps = [
  check('format', 'prettier --check --log-level warn .'),
  check('types', 'tsc -b'),
  check('lint', 'eslint . --max-warnings 0'),
  check('contract', 'npm run --silent check -w @forecourt/contract'),
  check('unused', 'knip --no-progress'),
  check('story-coverage', 'node tools/story-coverage/check.mjs'),
  vitest('unit', '--project unit'),
  vitest('api', '--project api'),
  onPostgres({
    name: 'api-postgres',
    run: (url) => vitest('api-postgres', '--project api', { TEST_DATABASE_URL: url }).run(),
  }),
  check('build', 'nx run-many -t build'),
  check('attack', 'node tools/attack/run.mjs --short'),
  check('budgets', 'node tools/budgets.mjs'),
  vitest('browser', '--project browser'),
  vitest('stories', '--project stories'),
  playwright('visual', 'node tools/visual/run.mjs'),
  vitest('pack', '--project pack'),
  // A validator between browser and API also proves that both keep the contract.
  journeys('journeys', '', { VALIDATE_CONTRACT: '1' }),
  // The one that a validator cannot stand in: of a dead server it would tell its own tale.
  journeys('faults', 'faults'),
];

/** Runs the steps in order, prints a line for each and returns the sum. */
export async function runSteps(chosen) {
  mkdirSync(results, { recursive: true });
  requireChromium(chosen);
  const sum = { passed: 0, failed: 0 };
  for (const step of chosen) {
    const start = Date.now();
    console.log(`\n── ${step.name} ──`);
    const { passed, failed } = await step.run();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(
      `${failed ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    );
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

const verdict = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Runs a shell command from the root; resolves with its exit status. */
function execute(command, env = {}) {
  return new Promise((resolve) => {
    spawn(command, { cwd: root, env: environment(env), stdio: 'inherit', shell: true }).on(
      'exit',
      (status) => resolve(status ?? 1),
    );
  });
}
