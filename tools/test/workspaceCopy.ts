import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What is built, cached or reported. */
const left = new Set([
  ...['node_modules', 'dist', '.git', '.nx', '.cache', '.forecourt', 'coverage'],
  ...['storybook-static', 'test-results'],
]);

/**
 * Copies the sources of the workspace to a temporary folder, in which a test may change them. Installed
 * packages are links; packages of the workspace lead to the copy.
 */
export function copyWorkspace() {
  const copy = mkdtempSync(join(tmpdir(), 'workspace-'));
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !left.has(basename(path)),
  });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of globSync('{apps,libs}/*/node_modules', { cwd: root })) {
    symlinkSync(join(root, folder), join(copy, folder));
  }
  // Older than the install, so that nothing installs into the links: by a second, as `mtime` is rounded.
  const { mtimeMs } = statSync(join(root, 'node_modules/.package-lock.json'));
  const earlier = new Date(mtimeMs - 1000);
  utimesSync(join(copy, 'package-lock.json'), earlier, earlier);
  return { copy, link, remove: () => rmSync(copy, { recursive: true, force: true }) };

  /** Links a project that was made in the copy, as an install would. */
  function link(name: string, folder: string) {
    const path = join(copy, 'node_modules', name);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(copy, folder)), path);
  }
}

function linkPackages(from: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '.cache' || name === '.vite' || name === '.vitest') continue;
    if (name === '@forecourt') cpSync(join(from, name), join(to, name), workspaceLinks);
    else symlinkSync(join(from, name), join(to, name));
  }
}

/** Their links are relative, hence lead to the copy's projects. */
const workspaceLinks = { recursive: true, verbatimSymlinks: true };
