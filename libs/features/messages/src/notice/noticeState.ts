import type { ConversationDetails, Delivery } from '@forecourt/contract';

/** Sending again the same way changes nothing about these; settings may. */
const LASTING: readonly (Delivery['reason'] | undefined)[] = [
  'CHANNEL_OFF',
  'COUNTRY_NOT_ALLOWED',
  'MAILBOX_UNKNOWN',
  'NUMBER_REJECTED',
  'TEXT_NOT_ALLOWED',
];

export type NoticeWay = Delivery['channel'] | 'link';

/** The likeliest way to reach them first: another channel, the same one again, the link. */
export function noticeWays({
  notice,
  channels,
}: Pick<ConversationDetails, 'notice' | 'channels'>): NoticeWay[] {
  const others = channels.filter((channel) => channel !== notice?.channel);
  const again = channels.filter((channel) => channel === notice?.channel);
  return LASTING.includes(notice?.reason)
    ? [...others, 'link', ...again]
    : [...others, ...again, 'link'];
}
