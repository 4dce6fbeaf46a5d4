import {
  defaultIdentifierRules,
  hasIdentifiers,
  identifierFault,
  identifierNames,
  normalNumber,
  type GivenIdentifiers,
  type IdentifierName,
  type IdentifierRule,
  type IdentifierRules,
  type Identifiers,
} from '@forecourt/contract';
import type { Row } from '../db/schema.ts';
import { type FieldError, InvalidInput } from './errors.ts';

/** How a flow of a partner uses identifiers; null for a flow that has none. */
export function rulesOf({
  flow,
  identifiers,
}: Pick<Row<'customisations'>, 'flow' | 'identifiers'>): IdentifierRules | null {
  if (!hasIdentifiers(flow)) return null;
  const stored = identifiers as Partial<Record<IdentifierName, Partial<IdentifierRule>>>;
  const entries = identifierNames.map((name) => [
    name,
    { ...defaultIdentifierRules[name], ...stored[name] },
  ]);
  return Object.fromEntries(entries) as IdentifierRules;
}

/** What a request is known by; null for one of a flow that has no identifiers. */
export function identifiersOf({
  request_type: flow,
  claim_number,
  policy_number,
  date_of_loss,
}: Pick<Row<'requests'>, 'request_type' | IdentifierName>): Identifiers | null {
  return hasIdentifiers(flow) ? { claim_number, policy_number, date_of_loss } : null;
}

/**
 * Reads the identifiers of a new request as they are stored.
 *
 * @param rules null for a flow that has none
 * @param today as 2026-03-05, where the partner is
 * @throws InvalidInput naming each, such as `identifiers.claim_number`: MISSING_FIELD where it is
 *   required, INVALID_FORMAT where it is none or the flow does not use it
 */
export function readIdentifiers(
  rules: IdentifierRules | null,
  given: GivenIdentifiers,
  today: string,
): Identifiers {
  const read = identifierNames.map((name) => [name, stored(name, given[name])] as const);
  refuse(read, rules, today, 'identifiers');
  return Object.fromEntries(read) as unknown as Identifiers;
}

/**
 * Checks corrected identifiers, which are in their stored form. What a request has already passes, by
 * whatever rules it was given; one that the flow no longer uses can be cleared.
 *
 * @throws InvalidInput as `readIdentifiers` does, naming each as `details.claim_number`
 */
export function checkIdentifiers(
  rules: IdentifierRules | null,
  details: GivenIdentifiers,
  now: GivenIdentifiers,
  today: string,
): void {
  const changed = identifierNames.flatMap((name) => {
    const value = details[name];
    return value === undefined || value === now[name] ? [] : [[name, value] as const];
  });
  refuse(changed, rules, today, 'details');
}

/** An identifier as it is stored; blank is none. */
export function stored(name: IdentifierName, value: string | null | undefined): string | null {
  const text = value ?? '';
  return (name === 'date_of_loss' ? text.trim() : normalNumber(text)) || null;
}

function refuse(
  given: readonly (readonly [IdentifierName, string | null])[],
  rules: IdentifierRules | null,
  today: string,
  prefix: string,
): void {
  const errors = given.flatMap(([name, value]): FieldError[] => {
    const known = { rules: rules ?? defaultIdentifierRules, today };
    const code = identifierFault(name, value ?? '', known);
    return code ? [{ field: `${prefix}.${name}`, code }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}
