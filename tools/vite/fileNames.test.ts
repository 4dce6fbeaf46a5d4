import { build } from 'vite';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileNames } from './fileNames.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-names-'));
  await writeFile(join(root, 'index.html'), '<script type="module" src="./main.ts"></script>');
  await writeFile(join(root, 'main.ts'), `import './main.css'; void import('./later.ts');`);
  await writeFile(join(root, 'main.css'), 'body { color: red }');
  await writeFile(join(root, 'later.ts'), 'export const later = String(import.meta.url);');
  await writeFile(join(root, 'embed.ts'), 'document.title = String(1);');
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Names of the files that a build would write, sorted. */
async function built(input: string, entryFileNames?: string): Promise<string[]> {
  const output = entryFileNames === undefined ? {} : { entryFileNames };
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [fileNames()],
    build: {
      write: false,
      assetsDir: 'page',
      rolldownOptions: { input: join(root, input), output },
    },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return first.output.map(({ fileName }) => fileName).sort();
}

test('files have a short hash after a dot, in the folder of their document', async () => {
  expect(await built('index.html')).toEqual([
    'index.html',
    expect.stringMatching(/^page\/index\.[0-9a-z]{7}\.css$/),
    expect.stringMatching(/^page\/index\.[0-9a-z]{7}\.js$/),
    expect.stringMatching(/^page\/later\.[0-9a-z]{7}\.js$/),
  ]);
});

test('a file at a fixed address keeps its name', async () => {
  expect(await built('embed.ts', 'embed.js')).toEqual(['embed.js']);
});
