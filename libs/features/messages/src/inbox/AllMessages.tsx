import type { Thread } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { ConversationItemSkeleton } from '@forecourt/ui/conversation-item';
import { EmptyListArt } from '@forecourt/ui/illustrations';
import { InfiniteList, type ListHandle } from '@forecourt/ui/infinite-list';
import { SearchField } from '@forecourt/ui/search-field';
import { EmptyState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { allMessagesRecipe } from './AllMessages.recipe.ts';
import type { InboxStore } from './InboxStore.ts';
import type { MessageNotices } from './MessageNotices.ts';
import { NoticesButton } from './NoticesButton.tsx';
import { ThreadItem } from './ThreadItem.tsx';

const ITEM_PX = 85;

export interface AllMessagesProps {
  store: InboxStore;
  /** Address of a conversation. Must be referentially stable. */
  hrefOf: (thread: Thread) => string;
  /** The open conversation. */
  currentId?: string;
  /** Address of the page next to it; when it changes, the list scrolls to the top (spec §2). */
  place: string;
  /** System notifications of new messages; without it there is no button for them. */
  notices?: MessageNotices;
}

/** The message panel: every conversation of the branch, searched by name. */
export const AllMessages = observer(function AllMessages(props: AllMessagesProps) {
  const { store, hrefOf, currentId, place, notices } = props;
  const styles = useSlotRecipe(allMessagesRecipe);
  const intl = useIntl();
  const list = useRef<ListHandle>(null);
  // On small screens it opens on demand; otherwise it is always open.
  const [open, setOpen] = useState(false);
  useEffect(() => {
    list.current?.scrollToTop();
  }, [place]);
  const renderItem = useCallback(
    (thread: Thread) => (
      <ThreadItem thread={thread} href={hrefOf(thread)} current={thread.id === currentId} />
    ),
    [hrefOf, currentId],
  );
  const unread = store.items.filter((one) => one.seller_read_status === 'NEW').length;

  return (
    <section className={styles.root} aria-labelledby="all-messages" data-open={open || undefined}>
      <div className={styles.head}>
        <h2 id="all-messages" className={styles.title}>
          <FormattedMessage {...messages.allMessages} />
        </h2>
        {unread > 0 && (
          <span className={styles.count}>
            {intl.formatMessage(messages.unread, { count: unread })}
          </span>
        )}
        {notices && <NoticesButton notices={notices} />}
        <span className={styles.toggle}>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={open}
            aria-controls="all-messages-list"
            onClick={() => setOpen(!open)}
          >
            <FormattedMessage {...(open ? messages.hide : messages.show)} />
          </Button>
        </span>
      </div>
      <div id="all-messages-list" className={styles.list} data-closed={open ? undefined : true}>
        <div className={styles.search}>
          <SearchField
            label={intl.formatMessage(messages.search)}
            placeholder={intl.formatMessage(messages.search)}
            value={store.search}
            onValueChange={({ value }) => void store.open(value)}
          />
        </div>
        <InfiniteList
          key={store.search}
          ref={list}
          label={intl.formatMessage(messages.allMessages)}
          items={store.items}
          getKey={threadId}
          renderItem={renderItem}
          rowHeight={ITEM_PX}
          measured
          status={store.status === 'initial' ? 'loading' : store.infinite}
          skeleton={<ConversationItemSkeleton />}
          onLoadMore={() => store.loadMore()}
          onRetry={() => store.retry()}
          empty={
            <EmptyState title={<FormattedMessage {...messages.none} />} art={<EmptyListArt />}>
              <FormattedMessage {...(store.search ? messages.noMatchText : messages.noneText)} />
            </EmptyState>
          }
          end={<FormattedMessage {...messages.end} />}
        />
      </div>
    </section>
  );
});

function threadId({ id }: Thread): string {
  return id;
}
