import type { IntlShape } from 'react-intl';
import { messages, phrases } from './messages.ts';
import type { SignInProblem } from './signInProblem.ts';

/** Says why signing in did not work (spec §5). */
export function problemText(problem: SignInProblem, intl: IntlShape): string {
  if (problem.kind !== 'rateLimited') return intl.formatMessage(messages[problem.kind]);
  return intl.formatMessage(phrases.rateLimited, { seconds: problem.seconds });
}
