import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '@forecourt/tools/chromium';
import { origin, run } from './server/addresses.ts';

const executablePath = findChromium();

/** End-to-end journeys through the built apps and the real API, on a separate database. */
export default defineConfig({
  testDir: './journeys',
  outputDir: `../../test-results/traces/${run}`,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
  // A retry that passes is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // Journeys about it allow it: elsewhere every page comes from the server.
    serviceWorkers: 'block',
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
    url: `${origin}/health`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
