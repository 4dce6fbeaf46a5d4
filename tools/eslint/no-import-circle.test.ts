import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RuleTester } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import rule from './no-import-circle.mjs';

Object.assign(RuleTester, { describe, it, afterAll });

/**
 * Three files in a circle that is closed by a type import, and one that imports from outside; see
 * `fixtures/circles`.
 */
function fixture(name: string) {
  const filename = join(import.meta.dirname, 'fixtures/circles', name);
  return { name, filename, code: readFileSync(filename, 'utf8') };
}

const circle = (name: string, way: string) => ({
  ...fixture(name),
  errors: [{ messageId: 'circle', data: { way } }],
});

const program = ts.createProgram([fixture('alone.ts').filename], {
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  noLib: true,
  types: [],
});

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { programs: [program] },
  },
});

tester.run('no-import-circle', rule, {
  valid: [fixture('alone.ts')],
  invalid: [
    circle('first.ts', 'first.ts → second.ts → third.ts → first.ts'),
    circle('second.ts', 'second.ts → third.ts → first.ts → second.ts'),
    circle('third.ts', 'third.ts → first.ts → second.ts → third.ts'),
  ],
});
