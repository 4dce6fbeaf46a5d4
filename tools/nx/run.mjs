import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../install.mjs';

/** Where the Nx plugin (targets.mjs) leaves what a run came to. */
const runFile = join(root, 'test-results/run.json');

/**
 * Runs parts side by side as far as they allow, each to its end.
 *
 * @param {string[]} parts targets of the root project
 * @param {{ cache?: boolean }} [options]
 * @returns {ReturnType<typeof import('./results.mjs').readResults>}
 */
export function runParts(parts, { cache = true } = {}) {
  rmSync(runFile, { force: true });
  const skipCache = cache ? [] : ['--skipNxCache'];
  const { status, signal } = spawnSync(
    'nx',
    ['run-many', '-p', 'forecourt', '--nxBail=false', ...skipCache, '-t', ...parts],
    {
      cwd: root,
      // In a browser a test may be tried twice; what passes the second time is named as flaky.
      env: environment({ RETRY: '1' }),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  const tasks = existsSync(runFile) ? JSON.parse(readFileSync(runFile, 'utf8')) : [];
  const broke = status !== 0 && !tasks.some(({ failed }) => failed > 0);
  if (broke) tasks.push(brokeOff(parts, signal ?? `exit code ${status}`));
  return tasks;
}

const brokeOff = (parts, reason) => ({
  name: parts.join(' '),
  replayed: false,
  seconds: 0,
  passed: 0,
  failed: 1,
  flaky: [],
  failures: [`Nx ended before it could report (${reason})`],
});
