import { defineMessages, type IntlShape } from 'react-intl';
import { formatDateTime } from '../format/time.ts';
import { serverClock } from '../serverClock.ts';

/** A quota that is used up, as in the contract's problem QUOTA_EXCEEDED. */
export interface UsedQuota {
  quota:
    | 'PARTNER_DAY'
    | 'SELF_SERVICE_DAY'
    | 'MEMBER_MINUTE'
    | 'DESTINATION_DAY'
    | 'REQUEST_COOLDOWN'
    | 'REQUEST_DAY';
  limit: number;
  remaining: number;
  /** RFC 3339. */
  resetsAt: string;
}

const words = defineMessages<{
  partnerDay: { limit: number; remaining: number; time: string };
  memberMinute: { limit: number; seconds: number };
  destinationDay: { limit: number; time: string };
  cooldown: { seconds: number; remaining: number };
  requestDay: { limit: number; time: string };
}>({
  partnerDay: {
    defaultMessage:
      '{remaining, plural, =0 {The daily limit of {limit} messages is reached.} one {Only # more message can be sent today.} other {Only # more messages can be sent today.}} The limit resets at {time}.',
    description: 'A branch has sent what it may in a day',
  },
  memberMinute: {
    defaultMessage:
      'You have sent {limit} messages within a minute. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    description: 'One member of staff sends too fast',
  },
  destinationDay: {
    defaultMessage:
      'This number or address got {limit} messages within a day. It can get more from {time}.',
    description: 'One customer was written to too often',
  },
  cooldown: {
    defaultMessage:
      'It was sent a moment ago. Send it again in {seconds, plural, one {# second} other {# seconds}}; {remaining} left today.',
    description: 'A request was sent again too soon',
  },
  requestDay: {
    defaultMessage: 'It was resent {limit} times within a day. You can resend it from {time}.',
    description: 'A request was sent again too often',
  },
});

/** The text about a used-up quota: what it is, how much is left, and when it is free again. */
export function quotaText(used: UsedQuota, intl: IntlShape, now = serverClock.now()): string {
  const { quota, limit, remaining, resetsAt } = used;
  const time = formatDateTime(resetsAt);
  const seconds = Math.max(1, Math.ceil((Date.parse(resetsAt) - now) / 1000));
  if (quota === 'MEMBER_MINUTE') return intl.formatMessage(words.memberMinute, { limit, seconds });
  if (quota === 'DESTINATION_DAY') return intl.formatMessage(words.destinationDay, { limit, time });
  if (quota === 'REQUEST_COOLDOWN') {
    return intl.formatMessage(words.cooldown, { seconds, remaining });
  }
  if (quota === 'REQUEST_DAY') return intl.formatMessage(words.requestDay, { limit, time });
  return intl.formatMessage(words.partnerDay, { limit, remaining, time });
}
