import type { Request } from '@forecourt/contract';
import { usePrefetch } from '@forecourt/platform/prefetch';
import type { RowPlace } from '@forecourt/ui/infinite-list';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useRef } from 'react';
import type { Go } from '../list/definition.ts';
import { ListFrame } from '../list/ListFrame.tsx';
import type { ListViews } from '../list/ListTools.tsx';
import { MineFilter } from '../list/MineFilter.tsx';
import { AllCheck } from '../list/RowCheck.tsx';
import { SelectableRow } from '../list/SelectableRow.tsx';
import { archiveShortcut, selectShortcut, useClearShortcut } from '../list/useListShortcuts.ts';
import { useCards } from '../list/useCards.ts';
import { customerName } from './customer.ts';
import { words } from './messages.ts';
import { RequestRow, RequestRowHead, RequestRowSkeleton } from './parts/RequestRow.tsx';
import { type RequestListLinks, useRequestActions } from './parts/useRequestActions.ts';
import type { RequestListStore } from './RequestListStore.ts';

export interface RequestListScreenProps {
  store: RequestListStore;
  links: RequestListLinks;
  go: Go;
  /**
   * Fetches what filters and saved views need; without it the list has none. Must be referentially
   * stable.
   */
  loadViews?: ListViews['load'];
}

const loadBulk = () => import('./bulk/Bulk.tsx');
const loadRetry = () => import('./parts/RetryDialog.tsx');
const loadQuestion = () => import('./parts/SendQuestionDialog.tsx');

/** A flow's requests: tabs, search, endless list, and actions on one or many. */
export const RequestListScreen = observer(function RequestListScreen({
  store,
  links,
  go,
  loadViews,
}: RequestListScreenProps) {
  const { columns, flow } = store.definition;
  const { selection } = store;
  const root = useRef<HTMLDivElement>(null);
  const cards = useCards(root);
  const actions = useRequestActions(store, links);
  const bulk = usePrefetch(loadBulk, selection.isSelecting);
  const question = usePrefetch(loadQuestion, store.question.asked !== null);
  const retry = usePrefetch(loadRetry, store.retrying.asked !== null);
  useClearShortcut(selection);
  const views = useMemo<ListViews | undefined>(
    () => loadViews && { list: 'REQUESTS', flow, load: loadViews },
    [flow, loadViews],
  );
  const renderRow = useCallback(
    (request: Request, place: RowPlace) => (
      <SelectableRow
        selection={selection}
        cards={cards}
        place={place}
        id={request.id}
        name={customerName(request)}
      >
        {(selectable, withSelect) => (
          <RequestRow
            request={request}
            columns={columns}
            {...selectable}
            href={links.report(request.id)}
            menu={() => withSelect(actions.menuFor(request))}
          />
        )}
      </SelectableRow>
    ),
    [selection, columns, links, actions, cards],
  );
  const rowShortcuts = useMemo(
    () => [archiveShortcut(actions.archive), selectShortcut(selection)],
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
      head={<RequestRowHead columns={columns} check={<AllCheck selection={selection} />} />}
      skeleton={<RequestRowSkeleton columns={columns} />}
      tools={<MineFilter store={store} links={links} go={go} />}
      views={views}
    >
      {retry && <retry.RetryDialog question={store.retrying} />}
      {question && <question.SendQuestionDialog question={store.question} />}
      {bulk && <bulk.Bulk store={store} report={links.report} />}
    </ListFrame>
  );
});
