import { spawn } from 'node:child_process';
import { OpsError } from './OpsError.ts';

/**
 * Sees all partners where row-level security binds the owner itself; elsewhere it changes nothing
 * (`docs/operate/postgresql.md`).
 */
const ALL_PARTNERS = '-c app.system=on';

/** Writes the database to a file in PostgreSQL's own format, as it is at one moment. */
export const dump = (url: string, file: string): Promise<void> =>
  run('pg_dump', [
    '--format=custom',
    '--enable-row-security',
    '--no-owner',
    '--no-comments',
    `--file=${file}`,
    `--dbname=${url}`,
  ]);

/** Fills an empty database from such a file: wholly, or not at all. */
export const load = (url: string, file: string): Promise<void> =>
  run('pg_restore', [
    '--single-transaction',
    '--exit-on-error',
    '--enable-row-security',
    '--no-owner',
    '--no-comments',
    `--dbname=${url}`,
    file,
  ]);

/** @throws OpsError with what the program said */
function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, PGOPTIONS: `${process.env.PGOPTIONS ?? ''} ${ALL_PARTNERS}`.trim() },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
    child.once('error', () =>
      reject(
        new OpsError(
          `${program} is not on the PATH: install PostgreSQL's client programs, of the server's version or newer.`,
        ),
      ),
    );
    child.once('close', (status) =>
      status === 0 ? resolve() : reject(new OpsError(`${program} failed: ${said.trim()}`)),
    );
  });
}
