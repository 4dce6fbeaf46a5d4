import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryOf, fileOf, importsOf, textOf } from './source.ts';
import type { Import } from './source.ts';

const KIT = '@forecourt/ui';

/** The packages of the workspace by name, with their folders. */
export function packagesOf(root: string): Map<string, string> {
  const manifests = globSync('libs/{*,features/*,flows/*}/package.json', { cwd: root });
  return new Map(
    manifests.map((file) => {
      const { name } = JSON.parse(textOf(join(root, file))) as { name: string };
      return [name, join(root, dirname(file))];
    }),
  );
}

/** The files in which the imported names are made: a package's index only passes them on. */
function targets(packages: Map<string, string>, from: string, { names, from: path }: Import) {
  if (path.startsWith('.')) return [fileOf(from, path)];
  const index = entryOf(packages, path);
  if (!index) return [];
  const passed = importsOf(index).filter((one) => one.names.some((name) => names.includes(name)));
  return passed.length > 0 ? passed.map((one) => fileOf(index, one.from)) : [index];
}

/**
 * The parts of the kit that a file shows, itself or through what it imports. Follows relative
 * imports and the packages of the workspace; never into the kit.
 */
export function partsOf(packages: Map<string, string>, start: string): Set<string> {
  const parts = new Set<string>();
  const seen = new Set<string>();
  const left = [start];
  for (let file = left.pop(); file; file = left.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    for (const one of importsOf(file)) {
      if (one.from === KIT || one.from.startsWith(`${KIT}/`)) {
        one.names.forEach((name) => parts.add(name));
      } else left.push(...targets(packages, file, one));
    }
  }
  return parts;
}
