import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { InvalidInput, type FieldError } from './errors.ts';

/** Ids from the build, and those of the kit. */
const MESSAGE_ID = /^[\w.+/=-]{1,128}$/;
/** Names that every object inherits. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
/**
 * Control characters except line breaks and tabs, and marks that change the direction of the text
 * that follows.
 */
const HIDDEN = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
const MARKUP = /<[a-z/!?]/i;
/**
 * Tags of the product's own texts, which pages replace by their elements: a name that keeps its
 * direction, and links. They have no attributes; any other tag could only be injected markup.
 */
const TAGS = new Set(['bdi', 'privacy', 'terms']);
const ARGUMENT = /^[A-Za-z_]\w{0,63}$/;
/** Enough to see what is wrong with a file; further errors show once these are fixed. */
const MAX_ERRORS = 20;

/**
 * Checks the texts of a translation file; the contract has checked their types and lengths. Each
 * must be a valid ICU message without markup but the product's own tags, under an id of the product's format.
 *
 * @throws InvalidInput INVALID_FORMAT naming each message that is wrong, as `messages.{id}`
 */
export function checkTranslation(messages: Readonly<Record<string, string>>): void {
  const errors: FieldError[] = [];
  const details: string[] = [];
  for (const [id, text] of Object.entries(messages)) {
    const fault = faultOf(id, text);
    if (fault === null) continue;
    errors.push({ field: `messages.${id.slice(0, 128)}`, code: 'INVALID_FORMAT' });
    details.push(fault);
    if (errors.length === MAX_ERRORS) break;
  }
  if (errors.length === 0) return;
  throw new InvalidInput(errors, { detail: `The first one ${details[0]}` });
}

/** What is wrong with a message, as readable text; null when nothing is. */
function faultOf(id: string, text: string): string | null {
  if (!MESSAGE_ID.test(id) || RESERVED.has(id)) return 'has an id that no message has';
  if (HIDDEN.test(text)) return 'has characters that cannot be seen';
  try {
    return faultIn(parse(text));
  } catch {
    return 'cannot be read as an ICU message';
  }
}

function faultIn(elements: readonly MessageFormatElement[]): string | null {
  for (const element of elements) {
    if (isTagElement(element)) {
      const fault = TAGS.has(element.value) ? faultIn(element.children) : 'carries markup';
      if (fault) return fault;
      continue;
    }
    if (isPoundElement(element)) continue;
    if (isLiteralElement(element)) {
      // markup in quotes, or a self-closing tag
      if (MARKUP.test(element.value)) return 'carries markup';
      continue;
    }
    if (!ARGUMENT.test(element.value)) return 'names a placeholder that cannot be';
    if (isSelectElement(element) || isPluralElement(element)) {
      for (const option of Object.values(element.options)) {
        const fault = faultIn(option.value);
        if (fault) return fault;
      }
    }
  }
  return null;
}
