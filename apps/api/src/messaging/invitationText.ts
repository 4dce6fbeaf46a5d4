import { oneLine } from '../domain/contact.ts';
import type { Role } from '../db/schema.ts';
import type { Written } from './texts.ts';

/** The contents of an invitation mail. Names are user input and may contain anything. */
export interface InvitationFacts {
  name: string;
  partner: string;
  /** Name of the inviting member. */
  by: string;
  role: Role;
  days: number;
  link: string;
}

const ROLES: Record<Role, string> = {
  ADMIN: 'an administrator',
  AGENT: 'an agent',
  VIEWER: 'a viewer',
};

/** Writes the mail that invites somebody to join a partner. */
export function writeInvitation(facts: InvitationFacts): Written {
  const { role, days, link } = facts;
  const [name, partner, by] = [oneLine(facts.name), oneLine(facts.partner), oneLine(facts.by)];
  const text = [
    `Hello ${name},`,
    `${by} invited you to join ${partner} as ${ROLES[role]}. Accept here:`,
    link,
    `The link is only for you, works once and expires after ${days} days. If you were not expecting it, ignore this email.`,
  ].join('\n\n');
  return { subject: `${partner} invites you`, text };
}
