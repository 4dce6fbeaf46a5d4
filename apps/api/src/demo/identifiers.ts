import { DAY_MS, flows, type IdentifierRules, type Identifiers } from '@forecourt/contract';
import type { Flow } from '../db/schema.ts';

/** What the claims desks of the demo ask for; nothing is required. */
const CLAIMS: IdentifierRules = {
  claim_number: { use: 'OPTIONAL', mask: 'CL-######' },
  policy_number: { use: 'OPTIONAL', mask: null },
  date_of_loss: { use: 'OPTIONAL', mask: null },
};

const isClaim = (flow: Flow): boolean => flows[flow].subject === 'claim';

/** How a flow of the demo uses identifiers; empty for not at all. */
export function demoRules(flow: Flow): Partial<IdentifierRules> {
  return isClaim(flow) ? CLAIMS : {};
}

/**
 * What a claim that staff have sent is known by; a third has no number yet. It draws nothing: the rest
 * of the demo would be another one.
 *
 * @param index of the request among all of the demo
 * @param at when it was sent
 */
export function demoIdentifiers(flow: Flow, index: number, at: Date): Partial<Identifiers> {
  if (!isClaim(flow) || index % 3 === 2) return {};
  const number = String(4200 + index * 7).padStart(6, '0');
  const lost = new Date(at.getTime() - (1 + (index % 9)) * DAY_MS);
  return {
    claim_number: `CL-${number}`,
    policy_number: index % 2 === 0 ? `P-${80_000 + index * 13}` : null,
    date_of_loss: lost.toISOString().slice(0, 10),
  };
}
