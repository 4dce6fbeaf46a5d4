import { oneLine } from '../domain/contact.ts';
import type { Role } from '../db/schema.ts';
import type { Written } from './texts.ts';
import { say, wordsIn } from './words/index.ts';

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

/** Writes the mail that invites somebody to join a partner. */
export function writeInvitation(facts: InvitationFacts, locale: string): Written {
  const { role, days, link } = facts;
  const [name = '', partner = '', by = ''] = [facts.name, facts.partner, facts.by].map(oneLine);
  const { greeting, invitation } = wordsIn(locale);
  const text = [
    say(greeting, { name }),
    say(invitation.text, { by, partner, role: invitation.roles[role] }),
    link,
    say(invitation.end, { count: days }),
  ].join('\n\n');
  return { subject: say(invitation.subject, { partner }), text };
}
