// `npm test`: everything that CI runs, through Nx, which reruns only what a change can have broken.
// `npm test -- unit api` runs only those targets. Ends with the sum of all tests and checks.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, environment, root } from './install.mjs';

const everything = ['lint', 'typecheck', 'build', 'test', 'e2e'];
const results = join(root, 'test-results');
const sumFile = join(results, 'sum.json');

ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const named = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const options = process.argv.slice(2).filter((word) => word.startsWith('-'));
const targets = named.length ? named : everything;
// Imported only now: it may import installed packages.
const { requireChromium } = await import('./nx/browser.mjs');
requireChromium(targets);

const { status } = spawnSync('nx', ['run-many', '--nxBail=false', ...options, '-t', ...targets], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

const sum = existsSync(sumFile)
  ? JSON.parse(readFileSync(sumFile, 'utf8'))
  : { passed: 0, failed: 1 };
if (status !== 0) sum.failed ||= 1;
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed || !sum.passed ? 1 : 0);
