import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, names } from '@nx/devkit';
import type { Tree } from '@nx/devkit';

const files = fileURLToPath(new URL('./files', import.meta.url));

/**
 * Makes a component of @forecourt/ui with its recipe and stories; `@forecourt/ui/<folder>` exports it.
 */
export default async function component(tree: Tree, { name }: { name: string }) {
  const { fileName, className, propertyName } = names(name);
  const folder = `libs/ui/src/${fileName}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already.`);
  generateFiles(tree, files, folder, { fileName, className, propertyName });
  await formatFiles(tree);
}
