import type { IntlShape } from 'react-intl';
import type { AccountProblem } from './accountProblem.ts';
import { accountMessages } from './messages.ts';
import { waitText } from './waitText.ts';

/** Says why an account could not be created, with the texts of spec §5 where it has any. */
export function accountProblemText(problem: AccountProblem, intl: IntlShape): string {
  if (problem.kind !== 'rateLimited') return intl.formatMessage(accountMessages[problem.kind]);
  return waitText(problem.seconds, intl);
}
