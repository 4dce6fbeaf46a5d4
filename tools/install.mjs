// Plain JavaScript that Node 20 can run: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(root, 'package-lock.json');
/** npm writes it at the end of every install. */
const installed = join(root, 'node_modules/.package-lock.json');
/** A registry that does not answer once is no reason to give up. */
const TRIES = 3;
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Installs exactly what package-lock.json specifies, unless that was done since its last change.
 */
export function ensureInstalled() {
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
  if (isCurrent) return;
  console.log('Installing packages …');
  for (let left = TRIES; left > 0; left--) {
    const { status } = spawnSync(npm, ['ci', '--ignore-scripts', '--loglevel', 'error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status === 0) return;
  }
  console.error('npm ci failed: the lines above say why.');
  process.exit(1);
}

/**
 * The Node that runs the product: the pinned one from node_modules, otherwise the system's if it is
 * new enough to run TypeScript directly.
 * @returns {string} path of the executable
 */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/.bin/node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  console.error(
    `Forecourt needs Node 24.7 or newer on this platform (here: ${process.versions.node}). Install it and run the command again.`,
  );
  process.exit(1);
}

/** The environment of all child processes: the pinned Node and local binaries first on PATH. */
export function environment(extra = {}) {
  const delimiter = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    ...extra,
  };
}
