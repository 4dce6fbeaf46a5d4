import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageChunks } from './pageChunks.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '.build-'));
  const scripts = {
    'shared.js': `export const words = (more) => 'shared ' + more;`,
    'first.js': `import { words } from './shared.js'; console.log(words('first')); import('./page.js');`,
    'page.js': `import { words } from './shared.js'; console.log(words('page'));`,
    'other.js': `import { words } from './shared.js'; console.log(words('other'));`,
  };
  const documents = Object.fromEntries(
    ['first', 'other'].map((name) => [
      `${name}.html`,
      `<script type="module" src="/${name}.js"></script>`,
    ]),
  );
  for (const [name, content] of Object.entries({ ...scripts, ...documents })) {
    await writeFile(join(folder, name), content);
  }
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds these documents; the scripts made of them. */
async function scriptsOf(documents: readonly string[]): Promise<Rolldown.OutputChunk[]> {
  const result = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageChunks({ page: { modules: ['/page.js'] } }, '/first.js')],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: documents.map((name) => join(folder, name)) },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.filter((file) => file.type === 'chunk');
}

test('what a page shares with the first script is in the first script’s file', async () => {
  const scripts = await scriptsOf(['first.html']);
  const withShared = scripts.filter(({ code }) => code.includes('shared '));
  expect(withShared).toHaveLength(1);
  expect(withShared[0]?.moduleIds.some((id) => id.endsWith('/first.js'))).toBe(true);
}, 30_000);

test('the first script needs no other file: one that needed it as well would run too late', async () => {
  const scripts = await scriptsOf(['first.html']);
  const first = scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/first.js')));
  expect(first?.code).toContain('import(');
  expect(first?.imports).toEqual([]);
}, 30_000);

test('two documents are refused: the second would run the first one’s script', async () => {
  await expect(scriptsOf(['first.html', 'other.html'])).rejects.toThrow(
    'first.html and other.html need a build each: both would run the first script, /first.js',
  );
}, 30_000);
