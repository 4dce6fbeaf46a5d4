import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.mjs';

const executablePath = findChromium();

/** Compares stories with the pictures kept in `pictures/`; run by `tools/visual/run.mjs`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // A picture that is missing is a failure each time, not only the first.
  updateSnapshots: 'none',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  outputDir: '../../test-results/visual',
  // A wait ends with its event, the limit only what hangs: 8 looks of a screen on a busy machine.
  timeout: 300_000,
  expect: {
    // Two equal pictures in a row are one that has come to rest.
    timeout: 60_000,
    // Detects a changed color, size or position, but tolerates another font rasterizer's edges.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25, animations: 'disabled' },
  },
  use: {
    baseURL: process.env.STORYBOOK_URL,
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
});
