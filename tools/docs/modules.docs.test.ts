import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* What documents send a reader to. */

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** Names of modules in code: `intake/parts.ts`. */
const MODULE = /`([\w@./-]+\.(?:ts|tsx|mts|mjs))`/g;

/** A superseded record and the changelog tell of what was. */
const isHistory = (file: string, text: string): boolean =>
  file === 'CHANGELOG.md' || /^Status: .*superseded/m.test(text);

/** `X.recipe.ts` stands for any such module. */
const isPattern = (module: string): boolean => module.startsWith('X.');

/** Modules that a text names and `paths` has not. */
const missing = (text: string, paths: readonly string[]): string[] =>
  [...text.matchAll(MODULE)]
    .map(([, module = '']) => module.replace(/^(?:\.{1,2}\/)+/, ''))
    .filter((module) => !isPattern(module))
    .filter((module) => !paths.some((path) => `/${path}`.endsWith(`/${module}`)));

test('every module that a document names is there', () => {
  const documents = files
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ file, text }) => !isHistory(file, text));
  const named = documents.flatMap(({ text }) => [...text.matchAll(MODULE)]);
  expect(named.length).toBeGreaterThan(100);
  const gone = documents.flatMap(({ file, text }) =>
    missing(text, files).map((module) => `${file}: ${module}`),
  );
  expect(gone).toEqual([]);
});

test('a module is found by the end of its path, whole names only', () => {
  const paths = ['apps/api/src/intake/parts.ts'];
  expect(missing('`intake/parts.ts`, `parts.ts`, `./parts.ts`, `X.recipe.ts`', paths)).toEqual([]);
  expect(missing('`take/parts.ts` and `spareparts.ts`', paths)).toEqual([
    'take/parts.ts',
    'spareparts.ts',
  ]);
});
