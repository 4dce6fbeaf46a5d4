import type { Thread } from '@forecourt/contract';
import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { Go, ListLinks } from '../list/definition.ts';
import { ListFrame } from '../list/ListFrame.tsx';
import type { RowProps } from '../list/SelectableRow.tsx';
import { threadTable } from './columns.ts';
import { messages, words } from './messages.ts';
import { threadRowRecipe } from './parts/ThreadRow.recipe.ts';
import { ThreadRow } from './parts/ThreadRow.tsx';
import { useThreadActions } from './parts/useThreadActions.ts';
import type { ThreadListStore } from './ThreadListStore.ts';

/** Addresses that the screen links to; they must be referentially stable. */
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

const ThreadBulk = lazyPart(() => import('./bulk/ThreadBulk.tsx'));

/** Conversations: tabs, name search, endless list, and actions on one or many. */
export const ThreadListScreen = observer(function ThreadListScreen({
  store,
  links,
  go,
}: ThreadListScreenProps) {
  const styles = useSlotRecipe(threadRowRecipe);
  const actions = useThreadActions(store, links.report);
  const isSelecting = useLatch(store.selection.isSelecting);
  const renderRow = useCallback(
    (thread: Thread, row: RowProps) => (
      <ThreadRow thread={thread} {...row} href={links.thread(thread.lead_id, thread.id)} />
    ),
    [links],
  );
  return (
    <ListFrame
      store={store}
      links={links}
      go={go}
      words={words}
      columns={{ table: threadTable, styles }}
      actions={actions}
      renderRow={renderRow}
      rowShortcuts={[{ key: 'u', label: messages.toggle, run: actions.toggle }]}
    >
      {isSelecting && <ThreadBulk store={store} thread={links.thread} nameOf={actions.nameOf} />}
    </ListFrame>
  );
});
