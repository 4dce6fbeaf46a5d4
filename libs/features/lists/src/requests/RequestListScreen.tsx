import type { Request } from '@forecourt/contract';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import type { ListLinks } from '../list/definition.ts';
import { type Go, ListFrame } from '../list/ListFrame.tsx';
import { archiveShortcut } from '../list/useListShortcuts.ts';
import { words } from './messages.ts';
import { RequestRow, RequestRowHead } from './parts/RequestRow.tsx';
import { RequestRowSkeleton } from './parts/RequestRowSkeleton.tsx';
import { SendQuestionDialog } from './parts/SendQuestionDialog.tsx';
import { useRequestActions } from './parts/useRequestActions.ts';
import type { RequestListStore } from './RequestListStore.ts';

/** Addresses the screen leads to; they must keep their identity between renders. */
export interface RequestListLinks extends ListLinks {
  /** The report of a request. */
  report(id: string): string;
  /** The timeline of a request over a tab. */
  timeline(tab: string, search: string, id: string): string;
}

export interface RequestListScreenProps {
  store: RequestListStore;
  links: RequestListLinks;
  go: Go;
}

/** A flow's requests: tabs, search, endless list, and what can be done with each. */
export const RequestListScreen = observer(function RequestListScreen({
  store,
  links,
  go,
}: RequestListScreenProps) {
  const { columns } = store.definition;
  const actions = useRequestActions(store, links);
  const renderItem = useCallback(
    (request: Request) => (
      <RequestRow
        request={request}
        href={links.report(request.id)}
        columns={columns}
        menu={actions.menuFor(request)}
      />
    ),
    [links, columns, actions],
  );
  const rowShortcuts = useMemo(() => [archiveShortcut(actions.archive)], [actions]);
  return (
    <ListFrame
      {...{ store, links, go, words, renderItem }}
      head={<RequestRowHead columns={columns} />}
      skeleton={<RequestRowSkeleton columns={columns} />}
      rowShortcuts={rowShortcuts}
    >
      <SendQuestionDialog question={store.question} />
    </ListFrame>
  );
});
