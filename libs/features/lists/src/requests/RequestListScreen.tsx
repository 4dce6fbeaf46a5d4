import type { Request } from '@forecourt/contract';
import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { Go } from '../list/definition.ts';
import { ListFrame } from '../list/ListFrame.tsx';
import type { ListViews } from '../list/ListTools.tsx';
import { MineFilter } from '../list/MineFilter.tsx';
import type { RowProps } from '../list/SelectableRow.tsx';
import { archiveShortcut } from '../list/useListShortcuts.ts';
import { requestTable } from './columns.ts';
import { claimWords, words } from './messages.ts';
import { requestRowRecipe } from './parts/RequestRow.recipe.ts';
import { RequestRow } from './parts/RequestRow.tsx';
import { type RequestListLinks, useRequestActions } from './parts/useRequestActions.ts';
import type { RequestListStore } from './RequestListStore.ts';

export interface RequestListScreenProps {
  store: RequestListStore;
  links: RequestListLinks;
  go: Go;
  /** What filters and saved views need; without it the list has none. */
  listKit?: ListViews['kit'];
}

const Bulk = lazyPart(() => import('./bulk/Bulk.tsx'));
const RetryDialog = lazyPart(() => import('./parts/RetryDialog.tsx'));
const SendQuestionDialog = lazyPart(() => import('./parts/SendQuestionDialog.tsx'));

/** A flow's requests: tabs, search, endless list, and actions on one or many. */
export const RequestListScreen = observer(function RequestListScreen({
  store,
  links,
  go,
  listKit,
}: RequestListScreenProps) {
  const { columns: chosen, flow } = store.definition;
  const styles = useSlotRecipe(requestRowRecipe);
  const actions = useRequestActions(store, links);
  const isSelecting = useLatch(store.selection.isSelecting);
  const isSending = useLatch(store.question.asked !== null);
  const isRetrying = useLatch(store.retrying.asked !== null);
  const renderRow = useCallback(
    (request: Request, row: RowProps) => (
      <RequestRow request={request} columns={chosen} {...row} href={links.report(request.id)} />
    ),
    [links, chosen],
  );
  return (
    <ListFrame
      store={store}
      links={links}
      go={go}
      words={store.identifiers.includes('claim_number') ? claimWords : words}
      columns={{ table: requestTable, chosen, styles }}
      actions={actions}
      renderRow={renderRow}
      rowShortcuts={[archiveShortcut(actions.archive)]}
      tools={<MineFilter store={store} links={links} go={go} />}
      views={listKit && { list: 'REQUESTS', flow, kit: listKit }}
    >
      {isRetrying && <RetryDialog question={store.retrying} />}
      {isSending && <SendQuestionDialog question={store.question} />}
      {isSelecting && <Bulk store={store} report={links.report} />}
    </ListFrame>
  );
});
