import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { messages } from './libs/platform/vite.ts';
import { compiledStyles } from './libs/ui/vite.ts';
import { chromiumArgs, findChromium } from './tools/chromium.mjs';

const executablePath = findChromium();
const browser = {
  enabled: true,
  headless: true,
  // The report of a failure names it; a picture beside the test would only be committed by mistake.
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  }),
  instances: [{ browser: 'chromium' as const }],
};

/**
 * Limits end what hangs; no test is about them. A wait ends with its event, so they cost nothing, and a
 * busy machine needs them.
 */
const limits = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** A browser's test may be tried twice. What passes the second time is named as flaky at the end. */
const inBrowser = { ...limits, retry: Number(process.env.RETRY ?? 0), browser };

/** Properties try the same values in every run, unless RANDOM_SEED is set. */
const setupFiles = ['libs/testing/src/propertySeed.ts'];

const onDatabase = {
  ...limits,
  environment: 'node',
  pool: 'forks',
  setupFiles,
  globalSetup: 'apps/api/test/template.ts',
} as const;

/** What has a project of its own by the kind in its name: `<stem>.<kind>.test.ts`. */
const kinds = ['browser', 'database', 'docs', 'embedded', 'pack', 'process', 'workspace'];
const others = ['**/node_modules/**', '**/dist/**'];
const ofKind = (kind: string) => `**/*.${kind}.test.*`;
/** Unit tests of what runs in Node: the server, the tools, plugins of the build, the client on Node's own fetch. */
const ofNode = [
  '{apps/api,tools,workshop,libs/api-client}/**/*.test.ts',
  'libs/*/vite/**/*.test.ts',
  'libs/platform/src/vite.test.ts',
];
const ofOtherKinds = [...kinds.map(ofKind), ...others];

const stories = (name: string, tags: { include?: string[]; exclude?: string[] }) => ({
  plugins: [storybookTest({ configDir: '.storybook', tags })],
  test: {
    name,
    ...inBrowser,
    // Vitest writes a project's name into its instances: shared ones would report another's.
    browser: { ...browser, isolate: false, instances: [{ browser: 'chromium' as const }] },
    maxWorkers: 2,
  },
});

/** Names after `--project`; a pattern may be any. */
const asked = process.argv.flatMap((word, index, words) =>
  words[index - 1] === '--project' ? [word] : word.startsWith('--project=') ? [word.slice(10)] : [],
);

/** Making Storybook's plugins takes some ten seconds of a processor, so other projects start without them. */
const areStoriesAsked = asked.length === 0 || asked.some((name) => /stories|[*!]/.test(name));

/** The command line asks for a report, and Vitest takes its options from here. */
const isReported = process.argv.includes('--reporter=json');

export default defineConfig({
  test: {
    // What a test leaves beside its result stays out: of a story that is all that axe looked at, 370 MB in sum.
    reporters: isReported ? [['json', { filterMeta: () => false }]] : ['default'],
    projects: [
      {
        plugins: [messages(), compiledStyles(), react()],
        test: {
          name: 'unit',
          ...limits,
          environment: 'node',
          // A context for each file instead of a process: starting those took three times as long as the tests.
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
          maxWorkers: 2,
          setupFiles: [...setupFiles, 'libs/testing/src/streams.ts'],
          include: ['{libs,apps}/**/*.test.{ts,tsx}'],
          exclude: [...ofOtherKinds, ...ofNode],
        },
      },
      {
        // The server's own modules and the workspace's tools need what only a process has.
        plugins: [messages(), compiledStyles(), react()],
        test: {
          name: 'unit-node',
          ...limits,
          environment: 'node',
          pool: 'forks',
          maxWorkers: 2,
          setupFiles,
          include: ofNode,
          exclude: [...ofOtherKinds, 'apps/api/test/**'],
        },
      },
      {
        test: {
          name: 'api',
          ...onDatabase,
          include: ['apps/api/test/**/*.test.ts', 'apps/api/src/**/*.database.test.ts'],
          exclude: [...kinds.filter((kind) => kind !== 'database').map(ofKind), ...others],
          // The files of a worker share their modules: loading the server took as long as its tests.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        // About the database that is embedded: they never ask for another.
        test: {
          name: 'api-embedded',
          ...onDatabase,
          include: ['apps/api/**/*.embedded.test.ts'],
          exclude: others,
          maxWorkers: 2,
        },
      },
      {
        // Start and kill whole servers.
        test: {
          name: 'api-process',
          ...onDatabase,
          testTimeout: 600_000,
          include: ['apps/api/**/*.process.test.ts'],
          exclude: others,
          maxWorkers: 1,
        },
      },
      {
        // Hold the pages of documentation against what they tell of.
        test: {
          name: 'docs',
          ...limits,
          environment: 'node',
          include: ['{apps,tools}/**/*.docs.test.ts'],
        },
      },
      ...(areStoriesAsked
        ? [
            stories('stories', { exclude: ['repeat'] }),
            // Screens of one flow that show again what another flow's do.
            stories('stories-repeat', { include: ['repeat'] }),
          ]
        : []),
      {
        plugins: [messages(), compiledStyles(), react()],
        test: {
          name: 'browser',
          ...inBrowser,
          include: ['{libs,apps}/**/src/**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        // Work in a copy of the workspace with the real tools.
        test: {
          name: 'workspace',
          environment: 'node',
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: ['{tools,workshop}/**/*.workspace.test.ts'],
        },
      },
      {
        // Pack what is published and use it as a stranger would.
        test: {
          name: 'pack',
          environment: 'node',
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: ['libs/**/*.pack.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
