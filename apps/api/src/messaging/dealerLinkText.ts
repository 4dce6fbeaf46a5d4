import { oneLine } from '../domain/contact.ts';
import type { Written } from './texts.ts';

/** The contents of the mail with the link to a dealer's own page. Names may contain anything. */
export interface DealerLinkFacts {
  dealer: string;
  partner: string;
  days: number;
  link: string;
}

/** Writes the mail that a dealer asked for. */
export function writeDealerLink(facts: DealerLinkFacts): Written {
  const { days, link } = facts;
  const [dealer, partner] = [oneLine(facts.dealer), oneLine(facts.partner)];
  const text = [
    `Hello ${dealer},`,
    `Every auction that ${partner} has invited you to is on one page:`,
    link,
    `The link stays valid as long as you use it at least once every ${days} days. Anyone who has it can bid in your name, so don't forward it. If you did not request it, ignore this email.`,
  ].join('\n\n');
  return { subject: `Your auctions with ${partner}`, text };
}
