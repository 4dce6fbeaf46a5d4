import { oneLine } from '../domain/contact.ts';
import type { Written } from './texts.ts';

/** A mail about somebody's own account. */
export type AccountMail =
  | { purpose: 'PASSWORD_RESET'; name: string; link: string; minutes: number; by: string | null }
  | { purpose: 'EMAIL_VERIFICATION'; name: string; link: string; hours: number }
  | { purpose: 'PASSWORD_CHANGED'; name: string; link: string };

/** Writes a mail about an account. Names are user input and may contain anything. */
export function writeAccountMail(mail: AccountMail): Written {
  const { subject, paragraphs } = wordsOf(mail);
  const text = [`Hello ${oneLine(mail.name)},`, ...paragraphs].join('\n\n');
  return { subject, text };
}

function wordsOf(mail: AccountMail): { subject: string; paragraphs: string[] } {
  const { link } = mail;
  switch (mail.purpose) {
    case 'PASSWORD_RESET':
      return {
        subject: 'Choose a new password',
        paragraphs: [
          mail.by
            ? `${oneLine(mail.by)} asked us to send you a link to choose a new password:`
            : 'You requested a link to choose a new password:',
          link,
          `The link works once, for ${mail.minutes} minutes. If you did not request it, ignore this email. Your password stays unchanged.`,
        ],
      };
    case 'EMAIL_VERIFICATION':
      return {
        subject: 'Verify your email address',
        paragraphs: [
          'Verify your email address so that your business can send requests:',
          link,
          `The link works once, for ${mail.hours} hours. If you did not register, ignore this email.`,
        ],
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: 'Your password was changed',
        paragraphs: [
          'Your password was changed, and every other device was signed out.',
          'If this was not you, choose a new password right away:',
          link,
        ],
      };
  }
}
