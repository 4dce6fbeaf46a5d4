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

/** Ids as the build makes them, and those of the kit. */
const MESSAGE_ID = /^[\w.+/=-]{1,128}$/;
/** Ids that name something of every object. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
/** Control characters but line breaks and tabs, and marks that turn the direction of what follows. */
const HIDDEN = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
const MARKUP = /<[a-z/!?]/i;
const ARGUMENT = /^[A-Za-z_]\w{0,63}$/;
/** Enough to see what is wrong with a file; the rest shows when these are mended. */
const MAX_ERRORS = 20;

/**
 * Checks the texts of a translation file; the contract has checked that they are texts, and how long.
 * Each must be a readable ICU message without markup, under an id of the product's kind.
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

/** What is wrong with a message, for a person to read; null when nothing is. */
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
    // rich text is nowhere in the product: a tag could only be somebody's markup
    if (isTagElement(element)) return 'carries markup';
    if (isPoundElement(element)) continue;
    if (isLiteralElement(element)) {
      // quoted, or a tag that closes itself
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
