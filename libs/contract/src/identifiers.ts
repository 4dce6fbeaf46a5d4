import type { Flow, IdentifierRules, Identifiers } from './generated/schema.d.ts';
import { sells } from './flows.ts';

/** What a request is known by at a claims desk. */
export type IdentifierName = keyof Identifiers;

/** Those that are numbers, which a mask can be set for; the third is a day. */
export type NumberName = Exclude<IdentifierName, 'date_of_loss'>;

/** In the order of forms. */
export const identifierNames = [
  'claim_number',
  'policy_number',
  'date_of_loss',
] as const satisfies readonly IdentifierName[];

/** Characters of a number and of a mask. */
export const IDENTIFIER_MAX_LENGTH = 40;

/** No loss was before this day. */
export const FIRST_DAY_OF_LOSS = '1900-01-01';

/** Before a partner has set anything, nothing is asked for. */
export const defaultIdentifierRules: IdentifierRules = {
  claim_number: { use: 'OFF', mask: null },
  policy_number: { use: 'OFF', mask: null },
  date_of_loss: { use: 'OFF', mask: null },
};

/** Whether requests of a flow can have identifiers: those that end in a conclusion, not in a sale. */
export function hasIdentifiers(flow: Flow): boolean {
  return !sells(flow);
}

/** The identifiers that rules ask staff for, in the order of forms. */
export function usedIdentifiers(rules: IdentifierRules | null | undefined): IdentifierName[] {
  return rules ? identifierNames.filter((name) => rules[name].use !== 'OFF') : [];
}

/** A number as it is stored and compared: letters in upper case, single spaces, none at its ends. */
export function normalNumber(value: string): string {
  return value.toUpperCase().normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** A number without its punctuation, as it is searched for: `CL-004 211` is `CL004211`. */
export function numberKey(value: string): string {
  return normalNumber(value).replace(/[ -/:-@[-`{-~]/g, '');
}

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
