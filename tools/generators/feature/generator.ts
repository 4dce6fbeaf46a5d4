import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, names } from '@nx/devkit';
import type { Tree } from '@nx/devkit';

const files = fileURLToPath(new URL('./files', import.meta.url));

/**
 * Makes `libs/features/<name>` with a screen on a store, its messages, a story for each state and a
 * test.
 */
export default async function feature(tree: Tree, { name }: { name: string }) {
  const folder = `libs/features/${name}`;
  if (tree.exists(`${folder}/package.json`)) throw new Error(`${folder} is there already.`);
  generateFiles(tree, files, folder, names(name));
  await formatFiles(tree);
  return () =>
    console.log(`\n${folder} is there. Run npm install once, so that others can import it.`);
}
