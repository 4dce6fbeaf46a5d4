import {
  defaultIdentifierRules,
  hasIdentifiers,
  identifierNames,
  type IdentifierRule,
  type IdentifierRules,
} from '@forecourt/contract';
import type { Row } from '../db/schema.ts';

/** How a flow of a partner uses identifiers; null for a flow that has none. */
export function rulesOf({
  flow,
  identifiers,
}: Pick<Row<'customisations'>, 'flow' | 'identifiers'>): IdentifierRules | null {
  if (!hasIdentifiers(flow)) return null;
  const stored = identifiers as Partial<Record<keyof IdentifierRules, Partial<IdentifierRule>>>;
  const entries = identifierNames.map((name) => [
    name,
    { ...defaultIdentifierRules[name], ...stored[name] },
  ]);
  return Object.fromEntries(entries) as IdentifierRules;
}
