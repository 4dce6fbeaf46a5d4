import type { Thread } from '@forecourt/contract';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import type { ListLinks } from '../list/definition.ts';
import { type Go, ListFrame } from '../list/ListFrame.tsx';
import { messages, words } from './messages.ts';
import { ThreadRow, ThreadRowHead } from './parts/ThreadRow.tsx';
import { ThreadRowSkeleton } from './parts/ThreadRowSkeleton.tsx';
import { useThreadActions } from './parts/useThreadActions.ts';
import type { ThreadListStore } from './ThreadListStore.ts';

/** Addresses the screen leads to; they must keep their identity between renders. */
export interface ThreadListLinks extends ListLinks {
  /** A conversation about a request's car. */
  thread(requestId: string, id: string): string;
  /** The report of a request's car. */
  report(requestId: string): string;
}

export interface ThreadListScreenProps {
  store: ThreadListStore;
  links: ThreadListLinks;
  go: Go;
}

/** Conversations: tabs, name search, endless list, and what can be done with each. */
export const ThreadListScreen = observer(function ThreadListScreen({
  store,
  links,
  go,
}: ThreadListScreenProps) {
  const actions = useThreadActions(store, links.report);
  const renderItem = useCallback(
    (thread: Thread) => (
      <ThreadRow
        thread={thread}
        href={links.thread(thread.lead_id, thread.id)}
        menu={actions.menuFor(thread)}
      />
    ),
    [links, actions],
  );
  const rowShortcuts = useMemo(
    () => [{ key: 'u', label: messages.toggle, run: actions.toggle }],
    [actions],
  );
  return (
    <ListFrame
      {...{ store, links, go, words, renderItem, rowShortcuts }}
      head={<ThreadRowHead />}
      skeleton={<ThreadRowSkeleton />}
    />
  );
});
