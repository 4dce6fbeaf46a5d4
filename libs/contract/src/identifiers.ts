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
