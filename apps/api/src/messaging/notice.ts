import { oneLine } from '../domain/contact.ts';
import { htmlOf, type Written } from './texts.ts';

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

/** Writes the notice that there is a message. An SMS does not repeat it: others see a phone's screen. */
export function writeNotice(channel: 'SMS' | 'EMAIL', facts: NoticeFacts): Written {
  const { link } = facts;
  const [name, partner, car, summary] = [facts.name, facts.partner, facts.car, facts.summary].map(
    oneLine,
  );
  const about = car ? ` about the ${car}` : '';
  if (channel === 'SMS') {
    return {
      subject: null,
      text: `${partner} wrote to you${about}. Read and answer: ${link}`,
      html: null,
    };
  }
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const text = `${greeting}\n\n${partner} wrote to you${about}:\n\n“${summary}”\n\nRead and answer here:\n\n${link}`;
  return { subject: `New message from ${partner}`, text, html: htmlOf(text, link) };
}
