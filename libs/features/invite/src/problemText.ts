import type { IntlShape } from 'react-intl';
import type { InviteProblem } from './InviteStore.ts';
import { messages, phrases } from './messages.ts';

/** Says why a number could not be taken. */
export function problemText(problem: InviteProblem, intl: IntlShape): string {
  if (problem.kind !== 'rateLimited') return intl.formatMessage(messages[problem.kind]);
  return intl.formatMessage(phrases.rateLimited, { minutes: Math.ceil(problem.seconds / 60) });
}
