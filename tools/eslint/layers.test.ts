import { ESLint } from 'eslint';
import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, test } from 'vitest';

/** [file that imports, what it imports, whether the layers of docs/architecture.md allow it] */
const imports: [string, string, 'allowed' | 'forbidden'][] = [
  ['libs/ui/src/probe.ts', '@forecourt/platform', 'allowed'],
  ['libs/ui/src/probe.ts', '@forecourt/contract', 'forbidden'],
  ['libs/viewer-360/src/probe.ts', '@forecourt/api-client', 'forbidden'],
  ['libs/contract/src/probe.ts', '@forecourt/platform', 'forbidden'],
  ['libs/api-client/src/probe.ts', '@forecourt/contract', 'allowed'],
  ['libs/api-client/src/probe.ts', '@forecourt/ui', 'forbidden'],
  ['libs/features/report/src/probe.ts', '@forecourt/ui', 'allowed'],
  ['libs/features/report/src/probe.ts', '@forecourt/feature-lists/requests', 'forbidden'],
  ['libs/features/report/src/probe.ts', '@forecourt/flow-trade', 'forbidden'],
  ['libs/flows/trade/src/probe.ts', '@forecourt/flow-definition', 'allowed'],
  ['libs/flows/trade/src/probe.ts', '@forecourt/flow-claim', 'forbidden'],
  ['apps/api/src/probe.ts', '@forecourt/contract', 'allowed'],
  ['apps/api/src/probe.ts', '@forecourt/api-client', 'forbidden'],
  ['apps/api/src/probe.ts', '@forecourt/ui/theme/shades', 'allowed'],
  ['apps/api/src/probe.ts', '@forecourt/ui/button', 'forbidden'],
  ['apps/api/src/messaging/probe.ts', '@forecourt/ui', 'forbidden'],
  ['apps/api/src/probe.ts', '@forecourt/translations', 'allowed'],
  ['apps/console/src/probe.ts', '@forecourt/translations', 'forbidden'],
  ['libs/features/settings/src/probe.ts', '@forecourt/translations', 'forbidden'],
  ['apps/api/src/domain/probe.ts', '../db/schema.ts', 'allowed'],
  ['apps/api/src/domain/probe.ts', '../http/problem.ts', 'forbidden'],
  ['apps/api/src/domain/probe.ts', '../services.ts', 'forbidden'],
  ['apps/api/src/media/probe.ts', '../config.ts', 'allowed'],
  ['apps/api/src/media/probe.ts', '../services.ts', 'forbidden'],
  ['apps/api/src/media/probe.ts', '../modules/requests/queries.ts', 'forbidden'],
  ['apps/api/src/messaging/probe.ts', '../domain/sections.ts', 'allowed'],
  ['apps/api/src/messaging/probe.ts', '../modules/requests/transition.ts', 'forbidden'],
  ['libs/features/report/src/probe.ts', '@forecourt/testing', 'forbidden'],
  ['libs/features/report/src/probe.test.ts', '@forecourt/testing', 'allowed'],
];

const boundaryRules = ['@nx/enforce-module-boundaries', 'no-restricted-imports'];

let eslint: ESLint;
beforeAll(() => {
  process.env.NX_DAEMON = 'false';
  eslint = new ESLint({
    overrideConfig: [
      tseslint.configs.disableTypeChecked,
      { files: ['**/probe*.ts'], languageOptions: { parserOptions: { projectService: false } } },
    ] as ESLint.Options['overrideConfig'],
  });
});

describe('the layers hold', () => {
  test.each(imports)('%s importing %s is %s', async (filePath, name, verdict) => {
    const [result] = await eslint.lintText(`import { x } from '${name}';\nvoid x;\n`, { filePath });
    const broken = result!.messages.filter((m) => boundaryRules.includes(m.ruleId ?? ''));
    expect(broken.map((m) => m.message)).toHaveLength(verdict === 'allowed' ? 0 : 1);
  });
});

test.each([
  ['libs/ui/src/probe.test.ts', 'refused'],
  ['libs/ui/src/probe.browser.test.ts', 'refused'],
  ['libs/ui/src/probe.stories.tsx', 'refused'],
  ['libs/testing/src/probe.ts', 'refused'],
  ['apps/api/test/probe.ts', 'refused'],
  ['apps/console-e2e/journeys/probe.spec.ts', 'refused'],
  ['apps/console-e2e/support/probe.ts', 'refused'],
  ['tools/attack/attacks/probe.mjs', 'refused'],
  ['apps/api/test/until.ts', 'allowed'],
  ['apps/api/src/probe.ts', 'allowed'],
])('waiting for time in %s is %s', async (filePath, verdict) => {
  const { rules } = (await eslint.calculateConfigForFile(filePath)) as Linter.Config;
  const [severity] = [rules?.['forecourt/no-sleep-in-test'] ?? 0].flat();
  expect(severity).toBe(verdict === 'refused' ? 2 : 0);
});
