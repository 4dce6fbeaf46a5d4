import { oneLine } from '../domain/contact.ts';
import type { Written } from './texts.ts';
import { say, wordsIn } from './words/index.ts';

/** The contents of the mail with the link to a dealer's own page. Names may contain anything. */
export interface DealerLinkFacts {
  dealer: string;
  partner: string;
  days: number;
  link: string;
}

/** Writes the mail that a dealer asked for. */
export function writeDealerLink(facts: DealerLinkFacts, locale: string): Written {
  const { days, link } = facts;
  const [name, partner] = [oneLine(facts.dealer), oneLine(facts.partner)];
  const { greeting, dealerLink: words } = wordsIn(locale);
  const text = [
    say(greeting, { name }),
    say(words.text, { partner }),
    link,
    say(words.end, { count: days }),
  ].join('\n\n');
  return { subject: say(words.subject, { partner }), text };
}
