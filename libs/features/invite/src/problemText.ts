import type { IntlShape } from 'react-intl';
import type { InviteProblem } from './InviteStore.ts';
import { messages, phrases } from './messages.ts';

/** Says why a number was not accepted; `partner` is the page's partner. */
export function problemText(problem: InviteProblem, partner: string, intl: IntlShape): string {
  if (problem.kind === 'notYet') return intl.formatMessage(phrases.notYet, { partner });
  if (problem.kind !== 'rateLimited') return intl.formatMessage(messages[problem.kind]);
  return intl.formatMessage(phrases.rateLimited, { minutes: Math.ceil(problem.seconds / 60) });
}
