import { readJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';

interface Lockfile {
  packages: Record<string, { version?: string; link?: boolean }>;
}

/**
 * The versions that the lockfile holds, `*` for packages of this workspace.
 *
 * @throws when one is not installed: a generator adds no dependency by itself
 */
export function pinnedVersions(tree: Tree, names: readonly string[]): Record<string, string> {
  const { packages } = readJson<Lockfile>(tree, 'package-lock.json');
  return Object.fromEntries([...names].sort().map((name) => [name, pinned(name)]));

  function pinned(name: string): string {
    const found = packages[`node_modules/${name}`];
    if (found?.link) return '*';
    if (!found?.version) throw new Error(`${name} is not in package-lock.json.`);
    return found.version;
  }
}
