import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, installPackagesTask, names } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { makeLibrary } from '../shared/library.ts';

const files = fileURLToPath(new URL('./files', import.meta.url));

/**
 * Makes `libs/features/<name>` with a screen on a store, its messages, a story for each state and a
 * test; links it, so that others can import it.
 */
export default async function feature(
  tree: Tree,
  { name }: { name: string },
): Promise<GeneratorCallback> {
  const folder = `libs/features/${name}`;
  await makeLibrary(tree, {
    folder,
    name: `@forecourt/feature-${name}`,
    layer: 'feature',
    dependencies: [
      '@forecourt/platform',
      '@forecourt/ui',
      'mobx-react-lite',
      'react',
      'react-intl',
    ],
  });
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  generateFiles(tree, files, folder, { ...names(name), title });
  await formatFiles(tree);
  return () => installPackagesTask(tree, true);
}
