import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages that a benchmark compares with, on its first run: the exact versions of its
 * `package.json`, into its own folder, without a lockfile and without install scripts.
 */
export function installPeers(folder) {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.log('Installing the packages to compare with (this benchmark only) …');
  const args = ['install', '--no-package-lock', '--ignore-scripts', '--workspaces=false'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
