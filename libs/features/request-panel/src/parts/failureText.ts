import { hasCode, isNetworkFailure } from '@forecourt/api-client';
import type { MessageDescriptor } from 'react-intl';
import { failures } from '../messages.ts';

/** Why a request was not sent, in words that help. */
export function failureText(error: unknown): MessageDescriptor {
  if (isNetworkFailure(error)) return failures.network;
  if (hasCode(error, 'FORBIDDEN')) return failures.forbidden;
  if (hasCode(error, 'EMAIL_NOT_VERIFIED')) return failures.notVerified;
  if (hasCode(error, 'RATE_LIMITED')) return failures.rateLimited;
  if (hasCode(error, 'CHANNEL_OFF')) return failures.channelOff;
  return failures.unexpected;
}
