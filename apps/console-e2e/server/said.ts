import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Waits until a process has said something on its output, which must be a pipe.
 *
 * @throws if the process ends before, or has not said it after `limitMs`
 */
export function said(child: ChildProcess, words: string, limitMs = 170_000): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason} before it said “${words}”`));
    const late = setTimeout(() => fail(`It took ${limitMs / 1000} s`), limitMs);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      fail(`It ended with ${code ?? signal}`);
    });
    // Goes on reading afterwards: a full pipe would stop the process.
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (!line.includes(words)) return;
      clearTimeout(late);
      resolve();
    });
  });
}

/** Whether a process has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Ends a process; resolves when it has ended. */
export async function ended(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
