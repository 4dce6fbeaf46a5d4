import { invalidFormat } from '../domain/errors.ts';
import { Problem } from '../http/problem.ts';

/** Maximum nesting of lists and objects; the contract's deepest body has six levels. */
const MAX_DEPTH = 32;
/** Names that could modify an object's prototype. */
const FORBIDDEN = new Set(['__proto__', 'constructor']);
/** Whole strings, so that their contents are skipped, and the structural characters. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{}:]/g;

/**
 * Refuses JSON that is valid, but that no client sends: duplicate names in one object, which
 * parsers treat differently; names that reach prototypes; nesting deeper than any body of the
 * contract.
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
      if (names?.has(name) || FORBIDDEN.has(name))
        throw invalidFormat(dotted(path), 'each name once, and neither __proto__ nor constructor');
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

/** List levels have no name. */
const dotted = (path: readonly string[]): string => path.filter(Boolean).join('.');
