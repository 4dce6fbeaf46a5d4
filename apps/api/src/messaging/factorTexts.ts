import { oneLine } from '../domain/contact.ts';
import type { FactorNotice } from './purposes.ts';
import type { Written } from './texts.ts';
import { say, wordsIn } from './words/index.ts';

/**
 * Writes the mail that notifies a user of a change of their sign-in methods. Its only link is to
 * the product.
 */
export function writeFactorNotice(
  facts: { name: string; notice: FactorNotice; at: Date; site: string },
  locale: string,
): Written {
  const { greeting, factors } = wordsIn(locale);
  const time = `${facts.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const text = [
    say(greeting, { name: oneLine(facts.name) }),
    factors.what[facts.notice],
    say(factors.end, { time, site: facts.site }),
  ].join('\n\n');
  return { subject: factors.subject, text };
}
