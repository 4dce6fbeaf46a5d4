import type { Thread } from '@forecourt/contract';
import { ConversationItemSkeleton } from '@forecourt/ui/conversation-item';
import { EmptyListArt, WaitingArt } from '@forecourt/ui/illustrations';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { StaffConversation } from './conversation/Conversations.ts';
import { ThreadItem } from './inbox/ThreadItem.tsx';
import { messages } from './messages.ts';
import { Talk, type TalkProps } from './parts/Talk.tsx';
import { reportConversationRecipe } from './ReportConversation.recipe.ts';
import type { ReportThreadsStore } from './ReportThreadsStore.ts';

export interface ReportConversationProps {
  threads: ReportThreadsStore;
  /** The open conversation; null for none. */
  conversation: StaffConversation | null;
  /** Address of a conversation. */
  hrefOf: (thread: Thread) => string;
  /** Address of the list without an open conversation. */
  listHref: string;
  /** Ready-made answers. */
  quickReplies: readonly MessageDescriptor[];
  /** Address of the settings, for those who may change the countries for SMS. */
  settingsHref?: string | undefined;
  /** Beside the conversation where there is room: what it is about. */
  aside?: ReactNode;
  now?: () => number;
}

/** Chat with Buyers: the conversations about a car, and the open one next to them. */
export const ReportConversation = observer(function ReportConversation(
  props: ReportConversationProps,
) {
  const { threads, conversation, hrefOf, listHref, quickReplies, settingsHref, now } = props;
  const { aside } = props;
  const styles = useSlotRecipe(reportConversationRecipe);
  const intl = useIntl();
  const { state, value } = threads.threads;
  if (!value && state.status === 'error') {
    return <ErrorState onRetry={() => void threads.refresh()} />;
  }
  if (value?.length === 0 && !conversation) {
    return (
      <EmptyState title={<FormattedMessage {...messages.none} />} art={<EmptyListArt />}>
        <FormattedMessage {...messages.noBuyersText} />
      </EmptyState>
    );
  }
  // A list of one says what its conversation says.
  const isAlone = conversation !== null && value?.length === 1;
  return (
    <div
      className={styles.root}
      data-chat={conversation ? 'open' : 'list'}
      data-alone={isAlone || undefined}
    >
      <ul
        className={styles.list}
        aria-label={intl.formatMessage(messages.buyers)}
        aria-busy={!value || undefined}
        data-behind={conversation ? true : undefined}
        hidden={isAlone}
      >
        {value
          ? value.map((thread) => (
              <li key={thread.id}>
                <ThreadItem
                  thread={thread}
                  href={hrefOf(thread)}
                  current={thread.id === conversation?.id}
                />
              </li>
            ))
          : [1, 2, 3].map((row) => (
              <li key={row}>
                <ConversationItemSkeleton />
              </li>
            ))}
      </ul>
      <div className={styles.talk} data-behind={conversation ? undefined : true}>
        {conversation ? (
          <Talk
            conversation={conversation}
            quickReplies={quickReplies}
            settingsHref={settingsHref}
            now={now}
            back={{ href: listHref, label: messages.back, until: isAlone ? 'sm' : 'md' }}
          />
        ) : (
          <EmptyState title={<FormattedMessage {...messages.choose} />} art={<WaitingArt />}>
            <FormattedMessage {...messages.chooseText} />
          </EmptyState>
        )}
      </div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
});

export interface SellerConversationProps extends Omit<TalkProps, 'back'> {
  /** Address of the report, which a phone shows apart from the conversation. */
  reportHref: string;
  /** Beside the conversation where there is room: what it is about. */
  aside?: ReactNode;
}

/** Chat with Seller: the conversation with the owner of the car. */
export function SellerConversation({ reportHref, aside, ...talk }: SellerConversationProps) {
  const styles = useSlotRecipe(reportConversationRecipe);
  return (
    <div className={styles.root} data-alone data-chat="open">
      <Talk {...talk} back={{ href: reportHref, label: messages.toReport, until: 'sm' }} />
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
