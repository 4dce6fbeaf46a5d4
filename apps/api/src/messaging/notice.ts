import { oneLine } from '../domain/contact.ts';
import { fill, withLink, type Written } from './texts.ts';
import { say, wordsIn } from './words/index.ts';

/** The contents of a notice about a message. All texts are user input and may contain anything. */
export interface NoticeFacts {
  name: string;
  partner: string;
  /** 'year make model', or empty. */
  car: string;
  /** Start of the message, on one line. */
  summary: string;
  link: string;
}

/**
 * Writes the notice about a new message. An SMS does not quote it, because others may see a phone's
 * screen.
 *
 * @param own the partner's own text, if any; in a mail, the start of the message follows.
 */
export function writeNotice(
  channel: 'SMS' | 'EMAIL',
  facts: NoticeFacts,
  locale: string,
  own: string | null = null,
): Written {
  const { link } = facts;
  const [name = '', partner = '', car = '', summary = ''] = [
    facts.name,
    facts.partner,
    facts.car,
    facts.summary,
  ].map(oneLine);
  const { notice: words, yourCar } = wordsIn(locale);
  const values = { name, partner, link, car, summary };
  const opening = own && fill(withLink(own), { name, partner, link, car: car || yourCar }, locale);
  if (channel === 'SMS') {
    return { subject: null, text: opening ?? say(car ? words.smsCar : words.sms, values) };
  }
  const text = opening
    ? `${opening}\n\n“${summary}”`
    : say(car ? words.emailCar : words.email, values);
  return { subject: say(words.subject, values), text };
}
