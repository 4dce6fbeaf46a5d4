import { hasCode, savingProblemOf } from '@forecourt/api-client';
import type { IntlShape } from 'react-intl';
import { messages } from './messages.ts';

/** Says why an action failed. */
export function failureText(error: unknown, intl: IntlShape): string {
  if (hasCode(error, 'FORBIDDEN')) return intl.formatMessage(messages.forbidden);
  if (hasCode(error, 'NOT_FOUND')) return intl.formatMessage(messages.customerGone);
  if (hasCode(error, 'INSUFFICIENT_STORAGE')) return intl.formatMessage(messages.full);
  return intl.formatMessage(messages[savingProblemOf(error)]);
}
