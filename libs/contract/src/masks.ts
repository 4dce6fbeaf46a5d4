import { IDENTIFIER_MAX_LENGTH, normalNumber } from './identifiers.ts';

/** Everything but letters, digits, punctuation, symbols and spaces: nobody sees it. */
const UNPRINTABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;

/** What stands for a sign in a mask; everything else is itself. */
const CLASSES: Readonly<Record<string, RegExp>> = {
  '#': /^[0-9]$/,
  A: /^[A-Z]$/,
  '*': /^[A-Z0-9]$/,
};

/** Whether a text can be a mask: printable, and with something that differs between numbers. */
export function isMask(text: string): boolean {
  const signs = [...text];
  return (
    signs.length <= IDENTIFIER_MAX_LENGTH &&
    !UNPRINTABLE.test(text) &&
    normalNumber(text) === text.toUpperCase() &&
    signs.some((sign) => sign in CLASSES)
  );
}

/**
 * Whether a number has the form of a mask: `CL-######` takes `CL-004211` and, since letters become upper
 * case, `cl-004211`. Null takes anything printable of up to 40 characters.
 */
export function matchesMask(mask: string | null, value: string): boolean {
  const number = normalNumber(value);
  const signs = [...number];
  if (signs.length === 0 || signs.length > IDENTIFIER_MAX_LENGTH) return false;
  if (mask === null) return !UNPRINTABLE.test(number);
  const places = [...mask];
  return (
    places.length === signs.length &&
    places.every((place, index) => takes(place, signs[index] ?? ''))
  );
}

function takes(place: string, sign: string): boolean {
  const kind = CLASSES[place];
  return kind ? kind.test(sign) : place.toUpperCase() === sign;
}

/** A number that a mask takes, for hints: `CL-######` gives `CL-123456`. */
export function exampleOf(mask: string): string {
  let [digits, letters] = [0, 0];
  const digit = () => String((digits += 1) % 10);
  const letter = () => String.fromCharCode('A'.charCodeAt(0) + (letters++ % 26));
  return [...mask]
    .map((place) => {
      if (place === '#' || place === '*') return digit();
      return place === 'A' ? letter() : place.toUpperCase();
    })
    .join('');
}
