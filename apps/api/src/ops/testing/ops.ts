import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ended {
  code: number;
  /** What it printed, to either stream. */
  said: string;
}

/**
 * Calls a command as an operator does.
 * @param env the settings
 * @param typed what the operator types, where it asks
 */
export function callOps(
  env: Record<string, string>,
  args: readonly string[],
  typed = '',
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [MAIN, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trim() }),
    );
    child.stdin?.end(typed);
  });
}
