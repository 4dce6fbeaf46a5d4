import { createInterface } from 'node:readline';
import { OpsError } from './OpsError.ts';

/**
 * Lets an operator type `word` before something that cannot be undone. Where nobody types, as in a
 * script, the command needs `--yes`.
 * @throws OpsError when something else was typed, or nothing
 */
export async function confirm(what: string, word: string): Promise<void> {
  process.stderr.write(`${what}\nType ${word} to continue: `);
  const lines = createInterface({ input: process.stdin, terminal: false });
  for await (const typed of lines) {
    lines.close();
    if (typed.trim() === word) return;
    break;
  }
  throw new OpsError('Nothing was changed.');
}
