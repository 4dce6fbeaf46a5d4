import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Inputs {
  namedInputs: { server: (string | { projects: string[] })[] };
}
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { server } = (JSON.parse(read('nx.json')) as Inputs).namedInputs;
const projects = server.flatMap((input) => (typeof input === 'string' ? [] : input.projects));
const patterns = server
  .filter((input) => typeof input === 'string')
  .map((input) => input.replace('{workspaceRoot}/', ''));

/** The file that a name of our packages stands for; those whose every file is an input stand for none. */
function fileOf(specifier: string): string[] {
  const [, name = '', path = ''] = /^@forecourt\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (projects.includes(`@forecourt/${name}`)) return [];
  const { exports } = JSON.parse(read(`libs/${name}/package.json`)) as { exports: object };
  const file = (exports as Record<string, string>)[path ? `./${path}` : '.'];
  return [file ? join('libs', name, file) : specifier];
}

/** Every file outside the server that a file leads to, itself included. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of read(file).matchAll(/(?:from|import\() ?'([^']+)'/g)) {
    const next = specifier.startsWith('@forecourt/')
      ? fileOf(specifier)
      : specifier.startsWith('.')
        ? [join(file, '..', specifier)]
        : [];
    for (const one of next) if (!one.startsWith('apps/api/')) reached(one, seen);
  }
  return seen;
}

test("what the server's tests import makes them run again when it changes", () => {
  const files = globSync('apps/api/{src,test}/**/*.{ts,tsx}', { cwd: root });
  const outside = new Set(
    files
      .filter((file) => !file.includes('.stories.'))
      .flatMap((file) => [...reached(file)])
      .filter((file) => !file.startsWith('apps/api/')),
  );
  expect(outside).toContain('libs/ui/src/theme/shades.ts');
  expect(
    [...outside].filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern))),
  ).toEqual([]);
});

test('the packages that are inputs as a whole import no other', () => {
  for (const name of projects) {
    const { dependencies = {} } = JSON.parse(
      read(`libs/${name.replace('@forecourt/', '')}/package.json`),
    ) as { dependencies?: object };
    expect(Object.keys(dependencies).filter((one) => one.startsWith('@forecourt/'))).toEqual([]);
  }
});
