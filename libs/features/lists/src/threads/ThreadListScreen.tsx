import type { Thread } from '@forecourt/contract';
import { usePrefetch } from '@forecourt/platform/prefetch';
import type { RowPlace } from '@forecourt/ui/infinite-list';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useRef } from 'react';
import type { Go, ListLinks } from '../list/definition.ts';
import { ListFrame } from '../list/ListFrame.tsx';
import { AllCheck } from '../list/RowCheck.tsx';
import { SelectableRow } from '../list/SelectableRow.tsx';
import { selectShortcut, useClearShortcut } from '../list/useListShortcuts.ts';
import { useCards } from '../list/useCards.ts';
import { messages, words } from './messages.ts';
import { ThreadRow, ThreadRowHead, ThreadRowSkeleton } from './parts/ThreadRow.tsx';
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

const loadBulk = () => import('./bulk/ThreadBulk.tsx');

/** Conversations: tabs, name search, endless list, and actions on one or many. */
export const ThreadListScreen = observer(function ThreadListScreen({
  store,
  links,
  go,
}: ThreadListScreenProps) {
  const { selection } = store;
  const root = useRef<HTMLDivElement>(null);
  const cards = useCards(root);
  const actions = useThreadActions(store, links.report);
  const bulk = usePrefetch(loadBulk, selection.isSelecting);
  useClearShortcut(selection);
  const renderRow = useCallback(
    (thread: Thread, place: RowPlace) => (
      <SelectableRow
        selection={selection}
        cards={cards}
        place={place}
        id={thread.id}
        name={actions.nameOf(thread)}
      >
        {(selectable, withSelect) => (
          <ThreadRow
            thread={thread}
            {...selectable}
            href={links.thread(thread.lead_id, thread.id)}
            menu={() => withSelect(actions.menuFor(thread))}
          />
        )}
      </SelectableRow>
    ),
    [selection, cards, links, actions],
  );
  const rowShortcuts = useMemo(
    () => [{ key: 'u', label: messages.toggle, run: actions.toggle }, selectShortcut(selection)],
    [actions, selection],
  );
  return (
    <ListFrame
      rootRef={root}
      cards={cards}
      store={store}
      links={links}
      go={go}
      words={words}
      renderRow={renderRow}
      rowShortcuts={rowShortcuts}
      head={<ThreadRowHead check={<AllCheck selection={selection} />} />}
      skeleton={<ThreadRowSkeleton />}
    >
      {bulk && <bulk.ThreadBulk store={store} thread={links.thread} nameOf={actions.nameOf} />}
    </ListFrame>
  );
});
