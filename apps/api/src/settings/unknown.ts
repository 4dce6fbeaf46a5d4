import type { Env } from './read.ts';
import { SETTINGS } from './settings.ts';

const PREFIX = 'FORECOURT_';
/** What `npm run ops -- rotate-secret` puts in the place of FORECOURT_SECRET. */
export const NEW_SECRET = 'FORECOURT_NEW_SECRET';
/** Used by the tools around the server, which pass on their environment. */
const OF_THE_TOOLS = new Set(['FORECOURT_API', 'FORECOURT_CAPTURE', NEW_SECRET]);
/** Names with a larger distance are not considered typos. */
const TYPO_DISTANCE = 3;

/**
 * A line for each unknown variable with the settings' prefix, with a suggestion if a name is
 * similar.
 */
export function unknownSettings(env: Env): string[] {
  const known = Object.values(SETTINGS).map(({ variable }) => variable);
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !known.includes(name) && !OF_THE_TOOLS.has(name))
    .map((name) => {
      const near = known.find((other) => distance(name, other) <= TYPO_DISTANCE);
      return `${name} is not a setting and is ignored${near ? `; is ${near} meant?` : ''}`;
    });
}

/** The Levenshtein distance: the number of letters to change, add or remove. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
