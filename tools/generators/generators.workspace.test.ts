// What the generators make passes, as it is, every check that the rest of the workspace passes: in a
// copy of the workspace, with the real tools.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FsTree, flushChanges } from 'nx/src/generators/tree.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverage } from '../story-coverage/coverage.mjs';
import { copyWorkspace } from '../test/workspaceCopy.ts';
import component from './component/generator.ts';
import feature from './feature/generator.ts';

const { copy, link, remove } = copyWorkspace();
const made = ['libs/features/photo-map', 'libs/ui/src/photo-map'];
const before = coverage(copy);
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

/** Runs a tool in the copy; a failure carries all that it printed. */
async function run(command: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, NX_DAEMON: 'false', NODE_ENV: 'production', VITEST: '' };
  await promisify(execFile)(join(copy, 'node_modules/.bin', command), args, {
    cwd: copy,
    env,
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  });
}

beforeAll(async () => {
  const tree = new FsTree(copy, false);
  await feature(tree, { name: 'photo-map' });
  await component(tree, { name: 'PhotoMap' });
  flushChanges(copy, tree.listChanges());
  link('@forecourt/feature-photo-map', made[0]!);
});
afterAll(remove);

test('a feature is a manifest and its source, without what Nx adds', () => {
  const tree = new FsTree(copy, false);
  expect(tree.children(made[0]!)).toEqual(['package.json', 'src']);
  expect(tree.children(`${made[0]}/src`)).toEqual([
    'PhotoMapScreen.states.ts',
    'PhotoMapScreen.stories.tsx',
    'PhotoMapScreen.tsx',
    'PhotoMapStore.test.ts',
    'PhotoMapStore.ts',
    'index.ts',
    'messages.ts',
  ]);
  expect(JSON.parse(read(`${made[0]}/package.json`))).toMatchObject({
    name: '@forecourt/feature-photo-map',
    exports: { '.': './src/index.ts' },
    nx: { tags: ['layer:feature'], includedScripts: [] },
  });
  expect(read('nx.json')).toBe(readFileSync('nx.json', 'utf8'));
});

test('nothing that exists is overwritten', async () => {
  const tree = new FsTree(copy, false);
  await expect(feature(tree, { name: 'photo-map' })).rejects.toThrow('already exists');
  await expect(component(tree, { name: 'PhotoMap' })).rejects.toThrow('already exists');
});

test('each component and each state of a screen has a story', () => {
  const after = coverage(copy);
  expect(after.problems).toEqual(before.problems);
  expect(after.screens).toBe(before.screens + 1);
  expect(after.components).toBe(before.components + 1);
});

test('types, linter, formatter, search for unused code and the test of the store pass', async () => {
  const types = {
    extends: './tsconfig.web.json',
    include: made,
    compilerOptions: { incremental: false },
  };
  writeFileSync(join(copy, 'tsconfig.made.json'), JSON.stringify(types));
  await run('prettier', '--check', ...made, 'libs/ui/src/index.ts', 'libs/ui/sizes.json');
  await run('tsc', '-p', 'tsconfig.made.json');
  rmSync(join(copy, 'tsconfig.made.json'));
  await Promise.all([
    run('eslint', ...made, 'libs/ui/src/index.ts', '--max-warnings', '0'),
    run('knip', '--no-progress'),
  ]);
  await run('vitest', 'run', '--project', 'unit', made[0]!);
});

test('the published kit has the component, within its limit', async () => {
  await run('node', 'libs/ui/scripts/build.mjs');
  const { entryNames, measure } = (await import(
    join(copy, 'libs/ui/scripts/measure.mjs')
  )) as typeof import('../../libs/ui/scripts/measure.mjs');
  const sizes = JSON.parse(read('libs/ui/sizes.json')) as Record<string, { limit: number }>;
  expect(entryNames()).toEqual(Object.keys(sizes));
  const { now, modules } = await measure(
    `import { PhotoMap } from '@forecourt/ui/photo-map'; globalThis.map = PhotoMap;`,
  );
  expect(modules).toContain('photo-map/PhotoMap.js');
  expect(now).toBeLessThanOrEqual(sizes['photo-map']!.limit);
  expect(read('libs/ui/dist/index.js')).toContain('PhotoMap');
});

test('removing both leaves the checks as they were', () => {
  for (const folder of made) rmSync(join(copy, folder), { recursive: true });
  expect(coverage(copy)).toEqual(before);
});
