import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leanIcon } from './leanIcons.ts';

interface IconData {
  name: string;
  size: number;
  node: [tag: string, attributes: Record<string, string>][];
  aliases?: string[];
}

const folder = dirname(fileURLToPath(import.meta.resolve('lucide-react/icons/check')));

/** The drawing in an icon's module; undefined for a module that only passes another one on. */
function dataOf(source: string): IconData | undefined {
  const literal = /const __iconData = (\{.*?\n\});/s.exec(source)?.[1];
  return literal === undefined ? undefined : (Function(`return ${literal}`)() as IconData);
}

test('takes the keys and aliases of every icon, and nothing else', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mjs'));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const icons = sources.filter((source) => dataOf(source));
  expect(icons.length).toBeGreaterThan(1000);
  for (const source of icons) {
    const lean = leanIcon(source);
    const { aliases, node, ...rest } = dataOf(source)!;
    const keyless = node.map(([tag, { key, ...attributes }]) => [tag, attributes]);
    expect(JSON.stringify(dataOf(lean))).toBe(JSON.stringify({ ...rest, node: keyless }));
  }
});
