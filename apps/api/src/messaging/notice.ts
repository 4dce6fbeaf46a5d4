import { oneLine } from '../domain/contact.ts';
import { fill, htmlOf, withLink, type Written } from './texts.ts';

/** What the notice of a message says; every text is somebody's own and may hold anything. */
export interface NoticeFacts {
  name: string;
  partner: string;
  /** 'year make model', or empty. */
  car: string;
  /** Start of the message, on one line. */
  summary: string;
  link: string;
}

/** What {car} is where nothing is known of it. */
const ANY_CAR = 'your car';

/**
 * Writes the notice that there is a message. An SMS does not repeat it: others see a phone's screen.
 *
 * @param own the partner's text, if it has one; a mail goes on with the start of the message.
 */
export function writeNotice(
  channel: 'SMS' | 'EMAIL',
  facts: NoticeFacts,
  own: string | null = null,
): Written {
  const { link } = facts;
  const [name = '', partner = '', car = '', summary = ''] = [
    facts.name,
    facts.partner,
    facts.car,
    facts.summary,
  ].map(oneLine);
  const about = car ? ` about the ${car}` : '';
  const opening = own && fill(withLink(own), { name, partner, link, car: car || ANY_CAR });
  if (channel === 'SMS') {
    const text = opening ?? `${partner} wrote to you${about}. Read and answer: ${link}`;
    return { subject: null, text, html: null };
  }
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const text = opening
    ? `${opening}\n\n“${summary}”`
    : `${greeting}\n\n${partner} wrote to you${about}:\n\n“${summary}”\n\nRead and answer here:\n\n${link}`;
  return { subject: `New message from ${partner}`, text, html: htmlOf(text, link) };
}
