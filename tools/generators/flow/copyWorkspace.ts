import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** Folders that no check reads; a name that begins with a slash is the root's. */
const leftOut = new Set(['dist', '.git', '.nx', '.forecourt', '.out', 'pictures', '/test-results']);

/** The packages of the workspace itself, which must be those of the copy. */
const OWN = '@forecourt';

/**
 * Copies the workspace to a temporary folder. It shares the installed packages, except the
 * workspace's own.
 * @param added packages that the copy has in addition, by the folder they will be in
 */
export function copyWorkspace(root: string, added: Record<string, string>): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'forecourt-copy-'));
  const installed: string[] = [];
  cpSync(root, copy, {
    recursive: true,
    filter(source) {
      const path = relative(root, source);
      if (basename(source) === 'node_modules') installed.push(path);
      else return !leftOut.has(basename(source)) && !leftOut.has(`/${path}`);
      return false;
    },
  });
  for (const path of installed) {
    if (path !== 'node_modules') symlinkSync(join(root, path), join(copy, path));
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'), added);
  return copy;
}

function linkPackages(from: string, to: string, added: Record<string, string>): void {
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) {
    // Caches would be written to, and are the other workspace's.
    if (name === OWN || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, OWN))) {
    symlinkSync(readlinkSync(join(from, OWN, name)), join(to, OWN, name));
  }
  for (const [name, folder] of Object.entries(added)) {
    symlinkSync(join('..', '..', folder), join(to, name));
  }
}
