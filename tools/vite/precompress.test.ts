import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompressFolder } from './precompress.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
});
afterEach(() => rm(folder, { recursive: true }));

const exists = (name: string) =>
  stat(join(folder, name)).then(
    () => true,
    () => false,
  );

test('a text file gets a smaller copy in each encoding, with the same content', async () => {
  const text = 'export const answer = 42;\n'.repeat(100);
  await writeFile(join(folder, 'a.js'), text);
  await precompressFolder(folder);
  const br = await readFile(join(folder, 'a.js.br'));
  const gz = await readFile(join(folder, 'a.js.gz'));
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  expect(br.length).toBeLessThan(gz.length);
});

test('pictures and tiny files are left as they are', async () => {
  await writeFile(join(folder, 'a.jpg'), 'x'.repeat(5000));
  await writeFile(join(folder, 'b.js'), 'tiny');
  await precompressFolder(folder);
  expect(await exists('a.jpg.br')).toBe(false);
  expect(await exists('b.js.br')).toBe(false);
});
