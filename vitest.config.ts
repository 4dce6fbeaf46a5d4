import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { messages } from './libs/platform/vite.ts';
import { compiledStyles } from './libs/ui/vite.ts';
import { chromiumArgs, findChromium } from './tools/chromium.mjs';

const executablePath = findChromium();
const chromium = playwright({
  launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
});

/** What fails twice is broken: a busy machine's frames, queues and clocks may fail once, and are named as retried. */
const RETRIES = process.env.CI ? 1 : 0;

const apiTests = {
  retry: RETRIES,
  environment: 'node',
  pool: 'forks',
  globalSetup: 'apps/api/test/template.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const;
/** They measure the time or memory of their own process, or replace a module of the server. */
const measuring = ['hostileBodies', 'signInPauses', 'signInRace', 'timeLimits', 'uploads'].map(
  (name) => `apps/api/test/${name}.test.ts`,
);

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [messages(), compiledStyles(), react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'libs/**/src/**/*.test.{ts,tsx}',
            'apps/{console,capture}/src/**/*.test.{ts,tsx}',
            'apps/console/vite/*.test.ts',
            'libs/ui/vite/*.test.ts',
            'tools/**/*.test.ts',
            'workshop/**/*.test.ts',
          ],
          exclude: [
            ...['browser', 'pack', 'workspace'].map((kind) => `**/*.${kind}.test.*`),
            '**/node_modules/**',
            '**/dist/**',
          ],
        },
      },
      {
        // Works in a copy of the workspace with the real tools.
        test: { name: 'workspace', environment: 'node', include: ['tools/**/*.workspace.test.ts'] },
      },
      {
        // Packs what is published and uses it as a stranger would: slow, so it has a step of its own.
        test: {
          name: 'pack',
          environment: 'node',
          include: ['libs/**/*.pack.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'api',
          ...apiTests,
          include: ['apps/api/**/*.test.ts'],
          exclude: [...measuring, '**/node_modules/**'],
          // The files of a worker share their modules: loading the server took as long as its tests.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        // After the others, one at a time, each in a process of its own.
        test: {
          name: 'api-measuring',
          ...apiTests,
          include: measuring,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [messages(), compiledStyles(), react()],
        test: {
          name: 'browser',
          retry: RETRIES,
          include: ['{libs,apps}/**/src/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: existsSync('.storybook/main.ts')
          ? [storybookTest({ configDir: '.storybook' })]
          : [],
        test: {
          name: 'stories',
          retry: RETRIES,
          browser: {
            enabled: true,
            headless: true,
            isolate: false,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
