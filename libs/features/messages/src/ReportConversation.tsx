import type { Thread } from '@forecourt/contract';
import { ButtonLink } from '@forecourt/ui/button';
import { EmptyListArt } from '@forecourt/ui/illustrations';
import { RowSkeleton, Skeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotStyles } from '@forecourt/ui/styling';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { StaffConversation } from './conversation/Conversations.ts';
import { ConversationView } from './conversation/ConversationView.tsx';
import { ThreadItem } from './inbox/ThreadItem.tsx';
import { messages } from './messages.ts';
import { plainText } from './plainText.ts';
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
  now?: () => number;
}

/** Chat with Buyers: the conversations about a car, and the open one next to them. */
export const ReportConversation = observer(function ReportConversation(
  props: ReportConversationProps,
) {
  const { threads, conversation, hrefOf, listHref, quickReplies, now } = props;
  const styles = useSlotStyles(reportConversationRecipe);
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
  return (
    <div className={styles.root}>
      <ul
        className={styles.list}
        aria-label={intl.formatMessage(messages.buyers)}
        aria-busy={!value || undefined}
        data-behind={conversation ? true : undefined}
      >
        {value
          ? value.map((thread) => (
              <li key={thread.id} className={styles.item}>
                <ThreadItem
                  thread={thread}
                  href={hrefOf(thread)}
                  current={thread.id === conversation?.id}
                />
              </li>
            ))
          : [1, 2, 3].map((row) => (
              <li key={row}>
                <RowSkeleton />
              </li>
            ))}
      </ul>
      <div className={styles.talk} data-behind={conversation ? undefined : true}>
        {conversation ? (
          <Talk
            conversation={conversation}
            quickReplies={quickReplies}
            now={now}
            backHref={listHref}
          />
        ) : (
          <EmptyState title={<FormattedMessage {...messages.choose} />} art={<EmptyListArt />} />
        )}
      </div>
    </div>
  );
});

export interface SellerConversationProps {
  conversation: StaffConversation;
  quickReplies: readonly MessageDescriptor[];
  now?: () => number;
}

/** Chat with Seller: the conversation with the owner of the car. */
export function SellerConversation({ conversation, quickReplies, now }: SellerConversationProps) {
  const styles = useSlotStyles(reportConversationRecipe);
  return (
    <div className={styles.root} data-alone>
      <div className={styles.talk}>
        <Talk conversation={conversation} quickReplies={quickReplies} now={now} />
      </div>
    </div>
  );
}

interface TalkProps extends SellerConversationProps {
  /** Link back to the list, where list and conversation do not fit next to each other. */
  backHref?: string;
}

const Talk = observer(function Talk({ conversation, quickReplies, now, backHref }: TalkProps) {
  const styles = useSlotStyles(reportConversationRecipe);
  const intl = useIntl();
  const name =
    plainText(conversation.subject?.name ?? '') || intl.formatMessage(messages.unknownName);
  return (
    <>
      <div className={styles.head}>
        {backHref && (
          <span data-back>
            <ButtonLink href={backHref} size="sm" variant="ghost" icon={ArrowLeft}>
              <FormattedMessage {...messages.back} />
            </ButtonLink>
          </span>
        )}
        {conversation.subject ? (
          <h2 className={styles.title}>
            <bdi>{name}</bdi>
          </h2>
        ) : (
          <Skeleton width="140px" />
        )}
      </div>
      <ConversationView store={conversation} name={name} quickReplies={quickReplies} now={now} />
    </>
  );
});
