import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Inputs {
  namedInputs: { server: string[] };
}
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { server } = (JSON.parse(read('nx.json')) as Inputs).namedInputs;
const patterns = server
  .filter((input) => !input.startsWith('!'))
  .map((input) => input.replace('{workspaceRoot}/', ''));

/** The file that a name of our packages stands for. */
function fileOf(specifier: string): string {
  const [, name = '', path = ''] = /^@forecourt\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  const { exports } = JSON.parse(read(`libs/${name}/package.json`)) as { exports: object };
  const file = (exports as Record<string, string>)[path ? `./${path}` : '.'];
  return file ? join('libs', name, file) : specifier;
}

/** Adds a file and every one outside the server that it leads to. */
function addReached(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, specifier = ''] of read(file).matchAll(/(?:from|import\() ?'([^']+)'/g)) {
    const next = specifier.startsWith('@forecourt/')
      ? [fileOf(specifier)]
      : specifier.startsWith('.')
        ? [join(file, '..', specifier)]
        : [];
    for (const one of next) if (!one.startsWith('apps/api/')) addReached(one, seen);
  }
}

test("what the server's tests import makes them run again when it changes", () => {
  const files = globSync('apps/api/{src,test}/**/*.{ts,tsx}', { cwd: root });
  const seen = new Set<string>();
  for (const file of files) if (!file.includes('.stories.')) addReached(file, seen);
  const outside = [...seen].filter((file) => !file.startsWith('apps/api/'));
  expect(outside).toContain('libs/ui/src/theme/shades.ts');
  expect(outside.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual(
    [],
  );
});
