import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '@forecourt/tools/chromium';
import type { EngineOptions } from './engines/test.ts';
import { origin, READY, run } from './server/addresses.ts';

const executablePath = findChromium();

/** The journeys that every change runs; the others run before an issue is called resolved. */
const gate = [
  'auction',
  'capture',
  'lists',
  'main-job',
  'report',
  'settings',
  'signing-in',
  'users',
];
/** Pages measured at every width of a window. */
const widths = ['outcome-pages', 'widths'];
/** What ends servers. */
const faults = ['faults', 'server'];

/** What runs in other engines than Chromium. */
const engines = '**/engines/*.spec.ts';

const filesOf = (names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);

/** End-to-end journeys through the built apps and the real API, on a separate database. */
export default defineConfig<object, EngineOptions>({
  testDir: './journeys',
  outputDir: `../../test-results/traces/${run}`,
  // Each file is in exactly one: what no other project names is in `more`.
  projects: [
    { name: 'gate', testMatch: filesOf(gate) },
    { name: 'widths', testMatch: filesOf(widths) },
    { name: 'faults', testMatch: filesOf(faults) },
    { name: 'more', testIgnore: [...filesOf([...gate, ...widths, ...faults]), engines] },
    { name: 'firefox', testMatch: engines, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: engines, use: { engineName: 'webkit' } },
  ],
  workers: 1,
  // Limits end what hangs. They are long, as each wait ends with its event; speed is for benchmarks.
  // Each act has one of its own: what hangs is named, and a long journey on a slow machine is not cut.
  timeout: 900_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  maxFailures: 5,
  forbidOnly: !!process.env.CI,
  // `npm test` tries again what failed, and names as flaky what passes then; by hand each failure shows at once.
  retries: Number(process.env.RETRY ?? 0),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // Journeys about it allow it: elsewhere every page comes from the server.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    // Recording every attempt takes two thirds more processor time; `--trace on` records one by hand.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  globalSetup: './server/proveValidator.ts',
  globalTeardown: './server/reportViolations.ts',
  webServer: {
    command: 'node apps/console-e2e/server/start.ts',
    cwd: '../..',
    // An answer on its port could be another program's: the server itself says that it is ready.
    wait: { stdout: new RegExp(READY) },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
