import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** Why a text of a translation file is refused. */
export type TranslationFault = 'id' | 'hidden' | 'unreadable' | 'markup' | 'placeholder';

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
/**
 * What is wrong with a text of a translation file, null when nothing is. It must be a valid ICU message
 * without markup but the product's own tags, under an id of the product's format.
 */
export function translationFault(id: string, text: string): TranslationFault | null {
  if (!MESSAGE_ID.test(id) || RESERVED.has(id)) return 'id';
  if (HIDDEN.test(text)) return 'hidden';
  try {
    return faultIn(parse(text));
  } catch {
    return 'unreadable';
  }
}

function faultIn(elements: readonly MessageFormatElement[]): TranslationFault | null {
  for (const element of elements) {
    if (isTagElement(element)) {
      const fault = TAGS.has(element.value) ? faultIn(element.children) : 'markup';
      if (fault) return fault;
      continue;
    }
    if (isPoundElement(element)) continue;
    if (isLiteralElement(element)) {
      // markup in quotes, or a self-closing tag
      if (MARKUP.test(element.value)) return 'markup';
      continue;
    }
    if (!ARGUMENT.test(element.value)) return 'placeholder';
    if (isSelectElement(element) || isPluralElement(element)) {
      for (const option of Object.values(element.options)) {
        const fault = faultIn(option.value);
        if (fault) return fault;
      }
    }
  }
  return null;
}
