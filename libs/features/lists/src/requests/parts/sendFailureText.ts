import { hasCode } from '@forecourt/api-client';
import { quotaText } from '@forecourt/platform/sending-words';
import type { IntlShape } from 'react-intl';
import { sendMessages } from '../sendMessages.ts';

/** Why a message to a customer was not sent. */
export function sendFailureText(error: unknown, intl: IntlShape): string {
  if (hasCode(error, 'QUOTA_EXCEEDED') && error.used) return quotaText(error.used, intl);
  if (hasCode(error, 'ADDRESS_NOT_ALLOWED')) {
    return intl.formatMessage(sendMessages.addressInWords);
  }
  if (hasCode(error, 'COUNTRY_NOT_ALLOWED')) {
    return intl.formatMessage(sendMessages.countryNotAllowed);
  }
  const changed = hasCode(error, 'INVALID_TRANSITION');
  return intl.formatMessage(changed ? sendMessages.changed : sendMessages.notSent);
}
