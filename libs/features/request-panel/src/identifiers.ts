import {
  type GivenIdentifiers,
  identifierFault,
  type IdentifierName,
  type IdentifierRules,
  usedIdentifiers,
} from '@forecourt/contract';
import { isoDay, serverClock } from '@forecourt/platform';
import type { FieldErrors } from './validate.ts';

/** An identifier as errors of the server name it. */
export type IdentifierField = `identifiers.${IdentifierName}`;

/** What is typed of each identifier; a day as `2026-03-05`. */
export type IdentifierTexts = Partial<Record<IdentifierName, string>>;

/** How a flow uses identifiers, and which day it is where its partner is. */
export interface IdentifierTerms {
  /** Null for a flow that has none. */
  rules: IdentifierRules | null | undefined;
  /** By its name in the IANA database; the device's own by default. */
  timeZone?: string | undefined;
}

/** Checks the identifiers that the flow uses; the server has the last word. */
export function validateIdentifiers(
  texts: IdentifierTexts,
  { rules, timeZone }: IdentifierTerms,
): FieldErrors<IdentifierField> {
  const errors: FieldErrors<IdentifierField> = {};
  if (!rules) return errors;
  const today = isoDay(serverClock.now(), { timeZone });
  for (const name of usedIdentifiers(rules)) {
    const fault = identifierFault(name, textOf(texts, name), { rules, today });
    if (fault) errors[`identifiers.${name}`] = fault;
  }
  return errors;
}

/** The identifiers to send; undefined if none is given. */
export function givenIdentifiers(
  texts: IdentifierTexts,
  { rules }: Pick<IdentifierTerms, 'rules'>,
): GivenIdentifiers | undefined {
  const given = usedIdentifiers(rules).flatMap((name) => {
    const text = textOf(texts, name);
    return text === '' ? [] : [[name, text] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

function textOf(texts: IdentifierTexts, name: IdentifierName): string {
  const text: unknown = texts[name];
  // what was typed may come from an earlier version of the page
  return typeof text === 'string' ? text.trim() : '';
}
