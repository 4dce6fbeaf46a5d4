import type { IntlShape } from 'react-intl';
import type { AccountProblem } from './accountProblem.ts';
import { accountMessages, accountPhrases } from './messages.ts';

/** Says why an account could not be made, in the words of spec §5 where it has any. */
export function accountProblemText(problem: AccountProblem, intl: IntlShape): string {
  if (problem.kind !== 'rateLimited') return intl.formatMessage(accountMessages[problem.kind]);
  return intl.formatMessage(accountPhrases.rateLimited, { seconds: problem.seconds });
}
