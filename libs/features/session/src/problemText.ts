import type { IntlShape } from 'react-intl';
import { messages, phrases } from './messages.ts';
import type { SignInProblem } from './signInProblem.ts';

/** Longer waits are given in minutes. */
const LONG_S = 120;

/** Says why signing in failed (spec §5). */
export function problemText(problem: SignInProblem, intl: IntlShape): string {
  if (problem.kind !== 'rateLimited') return intl.formatMessage(messages[problem.kind]);
  if (problem.seconds < LONG_S) {
    return intl.formatMessage(phrases.rateLimited, { seconds: problem.seconds });
  }
  const minutes = Math.ceil(problem.seconds / 60);
  return intl.formatMessage(phrases.rateLimitedLong, { minutes });
}
