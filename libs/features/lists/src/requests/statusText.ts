import type { Request } from '@forecourt/contract';
import { requestStatusMessages } from '@forecourt/platform/request-words';
import type { IntlShape } from 'react-intl';
import { phrases } from './messages.ts';

/** Where a request stands; while the customer is asked to add to a report, what is still to come. */
export function statusText({ status, addition }: Request, intl: IntlShape): string {
  const isAsked = addition && (addition.photos > 0 || addition.more) && status === 'IN_PROGRESS';
  if (!isAsked) return intl.formatMessage(requestStatusMessages[status]);
  return intl.formatMessage(phrases.toCome, { photos: addition.photos });
}
