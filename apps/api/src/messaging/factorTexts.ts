import { oneLine } from '../domain/contact.ts';
import type { Written } from './texts.ts';

/** What happened to a user's second factors. */
export type FactorNotice =
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'APP_ADDED'
  | 'APP_REMOVED'
  | 'RECOVERY_CODES_MADE'
  | 'RECOVERY_CODE_USED'
  | 'REMOVED_BY_ADMINISTRATOR';

const WHAT: Record<FactorNotice, string> = {
  PASSKEY_ADDED: 'A passkey was added to your account.',
  PASSKEY_REMOVED: 'A passkey was removed from your account.',
  APP_ADDED: 'An authenticator app was set up for your account.',
  APP_REMOVED: 'The authenticator app was removed from your account.',
  RECOVERY_CODES_MADE:
    'New recovery codes were created for your account. Earlier ones no longer work.',
  RECOVERY_CODE_USED: 'Someone signed in to your account with a recovery code.',
  REMOVED_BY_ADMINISTRATOR:
    'An administrator removed the passkeys and the authenticator app from your account. You are signed out everywhere.',
};

/**
 * Writes the mail that notifies a user of a change of their sign-in methods. Its only link is to
 * the product.
 */
export function writeFactorNotice(facts: {
  name: string;
  notice: FactorNotice;
  at: Date;
  site: string;
}): Written {
  const when = `${facts.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const text = [
    `Hello ${oneLine(facts.name)},`,
    WHAT[facts.notice],
    `This happened on ${when} at ${facts.site}. If this was you, no action is needed. If not, change your password and tell your administrator.`,
  ].join('\n\n');
  return {
    subject: 'Your sign-in methods have changed',
    text,
  };
}
