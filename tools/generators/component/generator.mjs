import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, names, updateJson } from '@nx/devkit';

const files = fileURLToPath(new URL('./files', import.meta.url));

/**
 * Makes a component of @forecourt/ui with its recipe and stories, and its subpath export.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string }} options
 */
export default async function component(tree, { name }) {
  const { fileName, className, propertyName } = names(name);
  const folder = `libs/ui/src/${fileName}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already.`);
  generateFiles(tree, files, folder, { fileName, className, propertyName });
  updateJson(tree, 'libs/ui/package.json', (json) => ({
    ...json,
    exports: { ...json.exports, [`./${fileName}`]: `./src/${fileName}/index.ts` },
  }));
  await formatFiles(tree);
}
