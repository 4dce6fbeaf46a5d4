import {
  isPluralElement,
  isPoundElement,
  isLiteralElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Source } from './product.ts';

/** A problem with one text. */
export interface CatalogueProblem {
  id: string;
  problem: string;
}

/** The result of checking a translation file. */
export interface Verdict {
  /** Each of these texts would not be shown, or would be shown incorrectly. */
  errors: CatalogueProblem[];
  /** Ids that the product does not have: from another version, or mistyped. */
  unknown: string[];
  /** Ids without a text: they are shown in en-US. */
  missing: string[];
  /** How many of the product's texts the file contains. */
  translated: number;
}

/** Maximum length of a text: see `libs/platform/src/i18n/translation.ts`. */
const MAX_LENGTH = 4_000;

/** Characters that change the text direction: a text could hide what it says. */
const overrides = /[\u202A-\u202E\u2066-\u2069]/;

/**
 * Checks a translation file, an object of texts by id, against the product's texts.
 *
 * @throws when it is not such an object
 */
export function checkCatalogue(file: unknown, source: Source): Verdict {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new Error('a translation file is one JSON object of texts by id');
  }
  const texts = Object.entries(file as Record<string, unknown>);
  const known = texts.filter(([id]) => Object.hasOwn(source, id));
  const errors = known.flatMap(([id, text]) => {
    const problem = problemOf(text, source[id]!.defaultMessage);
    return problem ? [{ id, problem }] : [];
  });
  const given = new Set(known.filter(([, text]) => text !== '').map(([id]) => id));
  return {
    errors,
    unknown: texts.map(([id]) => id).filter((id) => !Object.hasOwn(source, id)),
    missing: Object.keys(source).filter((id) => !given.has(id)),
    translated: given.size,
  };
}

/** Problems of a translated text compared with the original. */
function problemOf(text: unknown, original: string): string | undefined {
  if (typeof text !== 'string') return 'is no text';
  if (text === '') return undefined;
  if (text.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  if (overrides.test(text)) return 'turns the direction of writing by hidden characters';
  let parts: MessageFormatElement[];
  try {
    parts = parse(text);
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
  const [has, needs] = [placesOf(parts), placesOf(parse(original))];
  const [foreign] = [...has].filter((place) => !needs.has(place));
  if (foreign) return `has ${foreign}, which the original has not`;
  const [lost] = [...needs].filter((place) => !has.has(place));
  return lost && `lacks ${lost}`;
}

/** Placeholders and tags of a message: `{name}`, `<terms>`. */
function placesOf(parts: readonly MessageFormatElement[], found = new Set<string>()): Set<string> {
  for (const part of parts) {
    if (isLiteralElement(part) || isPoundElement(part)) continue;
    found.add(isTagElement(part) ? `<${part.value}>` : `{${part.value}}`);
    if (isTagElement(part)) placesOf(part.children, found);
    if (isPluralElement(part) || isSelectElement(part)) {
      for (const { value } of Object.values(part.options)) placesOf(value, found);
    }
  }
  return found;
}
