import type { UndeliveredMessage } from '@forecourt/contract';
import { deliveryReasonMessages } from '@forecourt/platform/sending-words';
import type { IntlShape } from 'react-intl';
import { messages, phrases } from './messages.ts';

const HTTP_STATUS = /^\d{3}$/;

/** Reasons that only the system's page has words for. */
const ownReasons: Partial<Record<string, (typeof messages)[keyof typeof messages]>> = {
  NO_ANSWER: messages.noAnswer,
  NOT_TRIED: messages.webhookOff,
  TIMED_OUT: messages.timedOut,
};

/** Without a state: it was given up. */
type UndeliveredFor = Pick<UndeliveredMessage, 'channel' | 'reason'> &
  Partial<Pick<UndeliveredMessage, 'state'>>;

/** Why something was not delivered, in words; a code that is not known stays as it is. */
export function reasonText(
  { channel, reason, state = 'STOPPED' }: UndeliveredFor,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string {
  if (channel === 'WEBHOOK' && HTTP_STATUS.test(reason)) {
    return formatMessage(phrases.answered, { status: reason });
  }
  if (reason === 'PROVIDER_UNREACHABLE' && state !== 'STOPPED') {
    return formatMessage(messages.unreachable);
  }
  const own = Object.hasOwn(ownReasons, reason) ? ownReasons[reason] : undefined;
  if (own) return formatMessage(own);
  return Object.hasOwn(deliveryReasonMessages, reason)
    ? formatMessage(deliveryReasonMessages[reason as keyof typeof deliveryReasonMessages])
    : reason;
}
