import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, names, readJson, writeJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { componentGenerator } from '@nx/react';
import { addToIndex } from '../shared/barrel.ts';
import { inRoot } from '../shared/library.ts';

const files = fileURLToPath(new URL('./files', import.meta.url));
const kit = 'libs/ui';
/** kB of the new component after gzip, with a limit to grow within: see libs/ui/scripts/sizes.mjs. */
const size = { gzip: 0.76, later: 0, limit: 1.5 };

/**
 * Makes a component of @forecourt/ui with its recipe and stories; `@forecourt/ui` and
 * `@forecourt/ui/<folder>` export it.
 */
export default async function component(tree: Tree, { name }: { name: string }): Promise<void> {
  const { fileName, className, propertyName } = names(name);
  const folder = `${kit}/src/${fileName}`;
  if (tree.exists(folder)) throw new Error(`${folder} already exists.`);
  await inRoot(() =>
    componentGenerator(tree, {
      path: `${folder}/${className}`,
      name: className,
      style: 'none',
      skipTests: true,
      skipFormat: true,
      // Its `export *` would export all names; ours exports each.
      export: false,
    }),
  );
  generateFiles(tree, files, folder, { fileName, className, propertyName });
  const file = `./${fileName}/${className}.tsx`;
  addToIndex(tree, `${kit}/src/index.ts`, fileName, [
    `export { ${className} } from '${file}';`,
    `export type { ${className}Props } from '${file}';`,
  ]);
  addSize(tree, fileName);
  await formatFiles(tree);
}

/** Each entry point of the package has a limit. */
function addSize(tree: Tree, entry: string) {
  const path = `${kit}/sizes.json`;
  const sizes = Object.entries({ ...readJson<object>(tree, path), [entry]: size });
  writeJson(tree, path, Object.fromEntries(sizes.sort(([a], [b]) => (a < b ? -1 : 1))));
}
