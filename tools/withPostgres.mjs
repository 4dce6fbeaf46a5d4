// Runs a command with a temporary PostgreSQL, whose URL is in TEST_DATABASE_URL and whose programs are
// on the path.
// `--where` prints where its programs are, so that Nx caches results for that server only.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { findBinaries, withPostgres } from './postgres.mjs';

const [command, ...args] = process.argv.slice(2);

if (command === '--where') {
  console.log(findBinaries() ?? 'none');
} else {
  const status = await withPostgres((url) => {
    const PATH = [findBinaries(), process.env.PATH].join(delimiter);
    return run({ ...process.env, PATH, TEST_DATABASE_URL: url });
  });
  if (status === null) console.log('Left out: no PostgreSQL server program on this machine.');
  process.exitCode = status ?? (process.env.CI ? 1 : 0);
}

/** Resolves with the command's exit status. What interrupts this process interrupts the command. */
function run(env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => child.kill(signal));
    }
    child.on('exit', (status) => resolve(status ?? 1));
  });
}
