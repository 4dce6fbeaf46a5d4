import js from '@eslint/js';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { layerConstraints } from './tools/eslint/layers.mjs';
import fileName from './tools/eslint/file-name.mjs';
import noA11yOff from './tools/eslint/no-a11y-off.mjs';
import noFlowName from './tools/eslint/no-flow-name.mjs';
import noHardCodedColour from './tools/eslint/no-hard-coded-colour.mjs';
import noImportCircle from './tools/eslint/no-import-circle.mjs';
import noPhysicalSide from './tools/eslint/no-physical-side.mjs';
import noSleepInTest from './tools/eslint/no-sleep-in-test.mjs';

const forecourt = {
  rules: {
    'file-name': fileName,
    'no-a11y-off': noA11yOff,
    'no-flow-name': noFlowName,
    'no-hard-coded-colour': noHardCodedColour,
    'no-import-circle': noImportCircle,
    'no-physical-side': noPhysicalSide,
    'no-sleep-in-test': noSleepInTest,
  },
};

// The boundary rule is silent without a fresh project graph, so make one first.
process.env.NX_DAEMON = 'false';
await createProjectGraphAsync({ exitOnError: false, resetDaemonClient: false });

const noMocks = {
  group: ['@forecourt/testing', '@forecourt/testing/*'],
  message: 'Only stories and tests import the mocks.',
};

const noKit = {
  regex: '^@forecourt/ui(?!/theme/(neutrals|shades)$)',
  message: 'The server takes of the kit only how colors are made readable.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/generated/**',
      '**/.forecourt/**',
      '.nx/**',
      '.storybook/public/**',
      'storybook-static/**',
      // Adapters run in the benchmark's own install, against packages that are not here.
      'workshop/bench/viewer/adapters/**',
      'workshop/bench/console/apps/**',
      '**/.out/**',
      'tools/eslint/fixtures/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.web.json', 'tsconfig.node.json', 'workshop/demo-media/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { forecourt },
    rules: {
      'forecourt/no-import-circle': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration[exportKind="value"]',
          message: 'Export names one at a time: a module graph stays as small as what is used.',
        },
        {
          selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
          message: 'Write the properties themselves: a spread literal only dodges the formatter.',
        },
        {
          selector:
            ':matches(SpreadElement, SpreadElement > TSAsExpression.argument) > ArrayExpression:matches(.argument, .expression)',
          message: 'Write the elements themselves: a spread literal only dodges the formatter.',
        },
        {
          selector: ':matches(PropertyDefinition, MethodDefinition) > PrivateIdentifier.key',
          message: 'Say `private`: one spelling in all packages.',
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // Tests and stories have samples of their own; migrations, journeys and rules their own names.
    files: ['**/*.{ts,tsx}'],
    ignores: [
      '**/*.{test,spec,stories}.{ts,tsx}',
      '**/test/**',
      'apps/api/src/db/migrations/**',
      'tools/eslint/**',
    ],
    plugins: { forecourt },
    rules: {
      'forecourt/file-name': 'error',
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'variable',
          modifiers: ['const', 'global'],
          types: ['number'],
          format: ['UPPER_CASE'],
        },
      ],
    },
  },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { depConstraints: layerConstraints, allow: [] }],
    },
  },
  {
    // Stories and tests may lean on the shared mocks; what ships may not.
    files: ['libs/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'],
    ignores: [
      '**/*.stories.tsx',
      '**/*.test.{ts,tsx}',
      'libs/testing/**',
      'apps/console-e2e/**',
      '**/test/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [noMocks],
        },
      ],
    },
  },
  {
    files: ['apps/console-e2e/journeys/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test', 'expect'],
              message:
                'Import them from ../support/test.ts, which closes the windows of each test.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noMocks, noKit] }] },
  },
  {
    // Rules know neither HTTP nor what the server is made of: they throw errors of their own.
    files: ['apps/api/src/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noMocks,
            noKit,
            {
              regex: '^(\\.\\./(?!db/schema\\.ts$)|fastify)',
              message: 'Rules import no other part of the API but the names of its tables.',
            },
          ],
        },
      ],
    },
  },
  {
    // The same, one folder deeper: the rules of an auction may import the others.
    files: ['apps/api/src/domain/auction/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noMocks,
            noKit,
            {
              regex: '^(\\.\\./\\.\\./(?!db/schema\\.ts$)|fastify)',
              message: 'Rules import no other part of the API but the names of its tables.',
            },
          ],
        },
      ],
    },
  },
  {
    // `services.ts` names what is made here, and nothing that is made may name all of it.
    files: ['apps/api/src/{db,detection,intake,market,media,realtime,settings,vins}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noMocks,
            noKit,
            {
              group: ['**/services.ts', '**/modules/**'],
              message: 'Declare what is needed: services are built of this.',
            },
          ],
        },
      ],
    },
  },
  {
    // Every module sends messages; what a message changes in a module is handed to `messaging`.
    files: ['apps/api/src/messaging/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noMocks,
            noKit,
            {
              group: ['**/modules/**'],
              message: 'Take what is needed as a parameter: modules send through this.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/**/*.tsx', 'apps/**/*.tsx', '.storybook/**/*.tsx'],
    ...reactHooks.configs.flat['recommended-latest'],
    languageOptions: { globals: globals.browser },
  },
  {
    // A colour is a token (design §4); the theme is where tokens get their values.
    files: ['libs/{ui,features,flows}/**/*.{ts,tsx}', 'apps/console/src/**/*.{ts,tsx}'],
    ignores: ['libs/ui/src/theme/**', '**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/test/**'],
    plugins: { forecourt },
    rules: { 'forecourt/no-hard-coded-colour': 'error' },
  },
  {
    files: [
      'libs/**/*.{ts,tsx}',
      'apps/{console,capture}/src/**/*.{ts,tsx}',
      '.storybook/**/*.tsx',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/{test,testing}/**'],
    plugins: { forecourt },
    rules: { 'forecourt/no-physical-side': 'error' },
  },
  {
    // Where flows are told apart: one row each (decision 69). Samples may name one, too.
    files: ['libs/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'],
    ignores: [
      'libs/contract/src/{flows,addresses,reportLinks}.ts',
      'libs/flows/**',
      'libs/platform/src/flow-words/**',
      'apps/api/src/messaging/words/*/flows.ts',
      'apps/console/src/flows/**',
      // The spec's own address of entries that are not there yet.
      'libs/features/shell/src/soon.ts',
      'apps/api/src/db/migrations/**',
      'apps/api/src/demo/**',
      'apps/api/test/**',
      'apps/console-e2e/**',
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/{test,testing}/**',
    ],
    plugins: { forecourt },
    rules: { 'forecourt/no-flow-name': 'error' },
  },
  {
    files: ['**/*.stories.tsx'],
    plugins: { forecourt },
    rules: { 'forecourt/no-a11y-off': 'error' },
  },
  {
    // Tests, and what only tests use. One module polls for all of them.
    files: [
      '**/*.{test,spec,visual}.{ts,tsx}',
      '**/*.stories.tsx',
      '**/{test,testing}/**/*.{ts,tsx}',
      '{apps/console-e2e,libs/testing}/**/*.ts',
      '.storybook/**/*.{ts,tsx}',
      'tools/{attack,visual}/**/*.{ts,mjs}',
    ],
    ignores: ['**/until.{ts,mjs}'],
    plugins: { forecourt },
    rules: { 'forecourt/no-sleep-in-test': 'error' },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: [
      'tools/**/*.{ts,mjs}',
      'workshop/**/*.{ts,mjs}',
      'apps/api/**/*.ts',
      'apps/console-e2e/**/*.ts',
      '*.mjs',
      '*.ts',
      'libs/*/scripts/**',
    ],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  prettier,
);
