import { hasCode, isNetworkFailure } from '@forecourt/api-client';
import { quotaText } from '@forecourt/platform/sending-words';
import type { IntlShape } from 'react-intl';
import { failures } from '../messages.ts';

/** Why a request was not sent, with advice. */
export function failureText(error: unknown, intl: IntlShape): string {
  if (hasCode(error, 'QUOTA_EXCEEDED') && error.used) return quotaText(error.used, intl);
  return intl.formatMessage(failures[kindOf(error)]);
}

function kindOf(error: unknown): keyof typeof failures {
  if (isNetworkFailure(error)) return 'network';
  if (hasCode(error, 'FORBIDDEN')) return 'forbidden';
  if (hasCode(error, 'EMAIL_NOT_VERIFIED')) return 'notVerified';
  if (hasCode(error, 'ADDRESS_NOT_ALLOWED')) return 'address';
  if (hasCode(error, 'CHANNEL_OFF')) return 'channelOff';
  if (hasCode(error, 'INSUFFICIENT_STORAGE')) return 'storageFull';
  return hasCode(error, 'RATE_LIMITED') ? 'rateLimited' : 'unexpected';
}
