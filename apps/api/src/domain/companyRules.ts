import { roles, type CompanyGroup, type Role } from '@forecourt/contract';
import { canonicalAddress } from './address.ts';

/** The claims of an ID token and of userinfo. */
export type Claims = Readonly<Record<string, unknown>>;

/** What a partner decides about people whom its provider sends. */
export interface CompanyRules {
  domains: readonly string[];
  default_role: Role | null;
  groups_claim: string;
  groups: readonly CompanyGroup[];
}

/**
 * The address of a person, in canonical form; null when the provider sends none, says that it is not
 * verified, or it is of no domain of the partner.
 */
export function emailFrom(claims: Claims, { domains }: Pick<CompanyRules, 'domains'>) {
  const { email, email_verified: verified } = claims;
  if (typeof email !== 'string' || verified === false || verified === 'false') return null;
  const address = canonicalAddress(email);
  return domains.includes(domainOf(address)) ? address : null;
}

/** The part of an address after its last @. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** A person's name as the provider has it, or the start of their address. */
export function nameFrom(claims: Claims, email: string): string {
  const { family_name, given_name, name } = claims;
  const parts = [given_name, family_name].filter((part) => typeof part === 'string' && part !== '');
  const whole = typeof name === 'string' && name.trim() !== '' ? name.trim() : parts.join(' ');
  return (whole || email.slice(0, email.lastIndexOf('@'))).slice(0, 100);
}

/**
 * The groups in a claim: a list, a single text, or a list deeper inside, such as `realm_access.roles`.
 * @returns null when there is no such claim
 */
export function groupsFrom(claims: Claims, claim: string): string[] | null {
  const found = claims[claim] ?? claim.split('.').reduce<unknown>(inside, claims);
  if (typeof found === 'string') return [found];
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : null;
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/**
 * The role by a person's groups: the highest of those that have one, else the default.
 * @returns 'NONE' for who is not let in; null where there are no groups, and roles are set in Forecourt
 */
export function roleBy(rules: CompanyRules, claims: Claims): Role | 'NONE' | null {
  if (rules.groups.length === 0) return null;
  const own = new Set(groupsFrom(claims, rules.groups_claim) ?? []);
  const given = rules.groups.filter(({ group }) => own.has(group)).map(({ role }) => role);
  return roles.findLast((role) => given.includes(role)) ?? rules.default_role ?? 'NONE';
}
