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
  'node_modules',
  'dist',
  '.git',
  '.nx',
  '.cache',
  '.forecourt',
  'coverage',
  'storybook-static',
  'test-results',
]);
/** What Vite writes beside a configuration while it reads it. */
const passing = /\.timestamp-[^/]*$/;

/**
 * Copies the sources of the workspace to a temporary folder, in which a test may change them. Installed
 * packages are links; packages of the workspace lead to the copy.
 */
export function copyWorkspace() {
  const copy = mkdtempSync(join(tmpdir(), 'workspace-'));
  copySources(copy);
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of globSync('{apps,libs}/*/node_modules', { cwd: root })) {
    symlinkSync(join(root, folder), join(copy, folder));
  }
  // Older than the install, so that nothing installs into the links: by a second, as `mtime` is rounded.
  const { mtimeMs } = statSync(join(root, 'node_modules/.package-lock.json'));
  const earlier = new Date(mtimeMs - 1000);
  utimesSync(join(copy, 'package-lock.json'), earlier, earlier);
  // What is ending may still write: then it is tried again.
  const remove = () => rmSync(copy, { recursive: true, force: true, maxRetries: 10 });
  return { copy, link, remove };

  /** Links a project that was made in the copy, as an install would. */
  function link(name: string, folder: string) {
    const path = join(copy, 'node_modules', name);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(copy, folder)), path);
  }
}

/** Copies all that is written by hand; once more, if a file of another task went in the meantime. */
function copySources(to: string, tries = 3) {
  try {
    cpSync(root, to, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !left.has(basename(path)) && !passing.test(path),
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 1) throw error;
    copySources(to, tries - 1);
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
