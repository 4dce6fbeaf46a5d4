import { readJson, workspaceRoot, writeJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { libraryGenerator } from '@nx/react';
import { pinnedVersions } from './versions.ts';

export interface Library {
  /** Such as `libs/features/photo-map`. */
  folder: string;
  /** Such as `@forecourt/feature-photo-map`. */
  name: string;
  /** Who may import it: see tools/eslint/layers.mjs. */
  layer: string;
  /** Packages that its source imports: those of this workspace, and others by the lockfile's version. */
  dependencies: readonly string[];
  /** Packages that only its stories and tests import. */
  devDependencies?: readonly string[];
}

/**
 * Makes a library by Nx's React generator and reduces it to its manifest: compiler, linter and tests are
 * configured once, at the root. The caller adds the source.
 *
 * @throws when the folder is already a project
 */
export async function makeLibrary(tree: Tree, library: Library): Promise<void> {
  const { folder, name, layer } = library;
  const manifest = `${folder}/package.json`;
  if (tree.exists(manifest)) throw new Error(`${folder} already exists.`);
  // It writes defaults for further generators, which are ours.
  const settings = tree.read('nx.json', 'utf8')!;
  await inRoot(() =>
    libraryGenerator(tree, {
      directory: folder,
      name,
      importPath: name,
      tags: `layer:${layer}`,
      bundler: 'none',
      linter: 'none',
      unitTestRunner: 'none',
      style: 'none',
      component: false,
      useProjectJson: false,
      skipTsConfig: true,
      skipPackageJson: true,
      skipFormat: true,
    }),
  );
  tree.write('nx.json', settings);
  const made = tree.listChanges().filter(({ path }) => path.startsWith(`${folder}/`));
  for (const { path } of made) if (path !== manifest) tree.delete(path);
  writeManifest(tree, manifest, library);
}

/** Nx's generators take a folder as relative to where the command was run. */
export async function inRoot<T>(generate: () => Promise<T>): Promise<T> {
  const before = process.env.INIT_CWD;
  process.env.INIT_CWD = workspaceRoot;
  try {
    return await generate();
  } finally {
    if (before === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = before;
  }
}

function writeManifest(tree: Tree, path: string, { dependencies, devDependencies }: Library) {
  const { name, nx } = readJson<{ name: string; nx: object }>(tree, path);
  const versions = (names: readonly string[]) => pinnedVersions(tree, names);
  writeJson(tree, path, {
    name,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: { '.': './src/index.ts' },
    dependencies: versions(dependencies),
    devDependencies: devDependencies && versions(devDependencies),
    nx: { ...nx, includedScripts: [] },
  });
}
