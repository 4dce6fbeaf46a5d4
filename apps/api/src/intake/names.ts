import { invalidFormat } from '../domain/errors.ts';
import { Problem } from '../http/problem.ts';

/** Levels of lists and objects; the contract's deepest body has six. */
const MAX_DEPTH = 32;
/** Names that reach into every object. */
const FORBIDDEN = new Set(['__proto__', 'constructor']);
/** Strings whole, so that what they hold is not looked at; and what opens, closes and names. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{}:]/g;

/**
 * Refuses what JSON allows and no client means: a name twice in one object, of which parsers keep
 * one or the other; names that reach into prototypes; nesting that no body of the contract has.
 *
 * @param text JSON that has been parsed, so its tokens are well formed
 * @throws Problem 422 INVALID_FORMAT naming the field
 */
export function checkNames(text: string): void {
  /** One level each: the names of an object so far, or null in a list. */
  const levels: (Set<string> | null)[] = [];
  const path: string[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') {
      if (levels.length === MAX_DEPTH) throw tooDeep(path);
      levels.push(token === '{' ? new Set() : null);
    } else if (token === '}' || token === ']') {
      levels.pop();
      path.length = Math.min(path.length, levels.length);
    } else if (token === ':') {
      const names = levels.at(-1);
      const name = JSON.parse(last) as string;
      path[levels.length - 1] = name.slice(0, 100);
      if (names?.has(name) || FORBIDDEN.has(name)) throw invalidFormat(dotted(path));
      names?.add(name);
    }
    last = token;
  }
}

function tooDeep(path: readonly string[]): Problem {
  const field = path.find(Boolean) ?? 'body';
  return new Problem(422, 'INVALID_FORMAT', {
    detail: `Nested more than ${MAX_DEPTH} deep`,
    errors: [{ field, code: 'INVALID_FORMAT' }],
  });
}

/** Levels of lists have no name of their own. */
const dotted = (path: readonly string[]): string => path.filter(Boolean).join('.');
