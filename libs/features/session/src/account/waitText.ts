import type { IntlShape } from 'react-intl';
import { accountPhrases } from './messages.ts';

/** Longer waits are given in minutes. */
const LONG_S = 120;

/** Says how long the server asks to wait. */
export function waitText(seconds: number, intl: IntlShape): string {
  if (seconds < LONG_S) return intl.formatMessage(accountPhrases.rateLimited, { seconds });
  const minutes = Math.ceil(seconds / 60);
  return intl.formatMessage(accountPhrases.rateLimitedLong, { minutes });
}
