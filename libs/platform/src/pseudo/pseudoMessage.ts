import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

const plain = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const accented = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž'];
const accents = new Map(plain.map((letter, index) => [letter, accented[index] ?? letter]));

/** How much longer a text gets: German and Finnish need about this much more than English. */
const GROWTH = 0.4;

/** Adds accents to every letter and lengthens vowels, so that the text is 40 % longer. */
export function pseudoText(text: string): string {
  let owed = 0;
  let result = '';
  for (const letter of text) {
    const shown = accents.get(letter) ?? letter;
    result += shown;
    owed += GROWTH;
    while (owed >= 1 && /[aeiouy]/i.test(letter)) {
      result += shown;
      owed -= 1;
    }
  }
  return result + '~'.repeat(Math.max(0, Math.round(owed)));
}

/**
 * Pseudo-localizes a message: brackets show where a text is cut off or concatenated, accents show
 * what is not translated, length shows what does not fit. Placeholders stay.
 */
export function pseudoMessage(message: string | MessageFormatElement[]): MessageFormatElement[] {
  const elements = typeof message === 'string' ? parse(message) : message;
  return [literal('['), ...elements.map(pseudoElement), literal(']')];
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return { ...element, value: pseudoText(element.value) };
  if (isTagElement(element)) return { ...element, children: element.children.map(pseudoElement) };
  if (isPluralElement(element)) return { ...element, options: pseudoOptions(element.options) };
  if (isSelectElement(element)) return { ...element, options: pseudoOptions(element.options) };
  return element;
}

function pseudoOptions<O extends { value: MessageFormatElement[] }>(
  options: Record<string, O>,
): Record<string, O> {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(pseudoElement) },
    ]),
  );
}

function literal(value: string): MessageFormatElement {
  return { type: 0, value } as MessageFormatElement;
}
