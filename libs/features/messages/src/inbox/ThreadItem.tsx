import type { Thread } from '@forecourt/contract';
import { carName } from '@forecourt/platform';
import { newestText } from '@forecourt/platform/thread-words';
import { ConversationItem } from '@forecourt/ui/conversation-item';
import { DateTime } from '@forecourt/ui/date-time';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { noticeMessages } from '../notice/noticeMessages.ts';
import { plainText } from '../plainText.ts';

export interface ThreadItemProps {
  thread: Thread;
  href: string;
  /** It is the open conversation. */
  current?: boolean;
}

/** A conversation in a list: with whom, about which car, and whether it is read. */
export const ThreadItem = memo(function ThreadItem({ thread, href, current }: ThreadItemProps) {
  const intl = useIntl();
  const { role, name } = partyOf(thread);
  const car = carName(thread.info);
  const unnamed = role === 'buyer' ? messages.unnamedBuyer : messages.unnamedSeller;
  const summary = plainText(newestText(thread, intl));
  return (
    <ConversationItem
      name={plainText(name ?? '') || intl.formatMessage(unnamed)}
      car={plainText(car) || intl.formatMessage(messages.unknownCar)}
      role={role}
      href={href}
      summary={
        thread.sender_type === 'AGENT'
          ? intl.formatMessage(messages.you, { message: summary })
          : summary
      }
      time={<DateTime value={thread.last_message_at} format="recent" />}
      warning={thread.notice?.state === 'FAILED' && intl.formatMessage(noticeMessages.failed)}
      unread={thread.seller_read_status === 'NEW'}
      current={current}
    />
  );
});

/** The other side of a thread. */
export function partyOf({ message_initiated_by, info }: Thread): {
  role: 'seller' | 'buyer';
  name: string | null;
} {
  return message_initiated_by.includes('SELLER')
    ? { role: 'seller', name: info.seller.name }
    : { role: 'buyer', name: info.buyer.name };
}
