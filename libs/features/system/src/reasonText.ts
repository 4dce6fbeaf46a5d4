import type { Undelivered } from '@forecourt/contract';
import { deliveryReasonMessages } from '@forecourt/platform/sending-words';
import type { IntlShape } from 'react-intl';
import { messages, phrases } from './messages.ts';

/** Why something was not delivered, in words; a code that is not known stays as it is. */
export function reasonText(
  { channel, reason }: Pick<Undelivered, 'channel' | 'reason'>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string {
  if (channel === 'WEBHOOK') {
    if (reason === 'NO_ANSWER') return formatMessage(messages.noAnswer);
    return formatMessage(phrases.answered, { status: reason });
  }
  return Object.hasOwn(deliveryReasonMessages, reason)
    ? formatMessage(deliveryReasonMessages[reason as keyof typeof deliveryReasonMessages])
    : reason;
}
