import { oneLine } from '../domain/contact.ts';
import type { Written } from './texts.ts';
import { say, wordsIn } from './words/index.ts';

/** A mail about somebody's own account. */
export type AccountMail =
  | { purpose: 'PASSWORD_RESET'; name: string; link: string; minutes: number; by: string | null }
  | { purpose: 'EMAIL_VERIFICATION'; name: string; link: string; hours: number }
  | { purpose: 'PASSWORD_CHANGED'; name: string; link: string };

/** Writes a mail about an account. Names are user input and may contain anything. */
export function writeAccountMail(mail: AccountMail, locale: string): Written {
  const { subject, paragraphs } = wordsOf(mail, locale);
  const { greeting } = wordsIn(locale);
  const text = [say(greeting, { name: oneLine(mail.name) }), ...paragraphs].join('\n\n');
  return { subject, text };
}

function wordsOf(mail: AccountMail, locale: string): { subject: string; paragraphs: string[] } {
  const { link } = mail;
  const { account: words } = wordsIn(locale);
  switch (mail.purpose) {
    case 'PASSWORD_RESET':
      return {
        subject: words.resetSubject,
        paragraphs: [
          mail.by ? say(words.resetBy, { by: oneLine(mail.by) }) : words.resetAsked,
          link,
          say(words.resetEnd, { count: mail.minutes }),
        ],
      };
    case 'EMAIL_VERIFICATION':
      return {
        subject: words.verifySubject,
        paragraphs: [words.verify, link, say(words.verifyEnd, { count: mail.hours })],
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: words.changedSubject,
        paragraphs: [words.changed, words.changedEnd, link],
      };
  }
}
