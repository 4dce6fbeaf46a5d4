import { oneLine } from '../domain/contact.ts';
import { fill, withLink, type Written } from './texts.ts';

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

/** The text for {car} when the car is unknown. */
const ANY_CAR = 'your car';

/**
 * Writes the notice about a new message. An SMS does not quote it, because others may see a phone's
 * screen.
 *
 * @param own the partner's own text, if any; in a mail, the start of the message follows.
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
    const text = opening ?? `${partner} wrote to you${about}. Read and reply: ${link}`;
    return { subject: null, text };
  }
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const text = opening
    ? `${opening}\n\n“${summary}”`
    : `${greeting}\n\n${partner} wrote to you${about}:\n\n“${summary}”\n\nRead and reply here:\n\n${link}`;
  return { subject: `New message from ${partner}`, text };
}
