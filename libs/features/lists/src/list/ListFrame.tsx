import { NetworkError } from '@forecourt/api-client';
import {
  InfiniteList,
  type ListHandle,
  type ListPosition,
  type RowPlace,
} from '@forecourt/ui/infinite-list';
import type { MenuItem } from '@forecourt/ui/menu';
import { Page } from '@forecourt/ui/page';
import { referenceOf } from '@forecourt/ui/reference';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Go, ListLinks, ListWords } from './definition.ts';
import { messages } from './messages.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { ListSearch, NewRequest, Updated } from './ListHead.tsx';
import { listFrameRecipe } from './ListFrame.recipe.ts';
import type { ListStore } from './ListStore.ts';
import { ListTabs } from './ListTabs.tsx';
import { type ListViews, useListTools } from './ListTools.tsx';
import { listToolsRecipe } from './ListTools.recipe.ts';
import { AllCheck } from './RowCheck.tsx';
import { columnsOf, type RowColumns, RowHead, RowSkeleton } from './RowHead.tsx';
import { type RowProps, SelectableRow } from './SelectableRow.tsx';
import { useCards } from './useCards.ts';
import { type RowShortcut, useListShortcuts } from './useListShortcuts.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useShownList } from './useShownList.ts';

/** What rows are called, and what can be done with each. Must be referentially stable. */
export interface RowActions<Item> {
  /** The context menu of an item, with what this user may do. */
  menuFor(item: Item): readonly MenuItem[];
  nameOf(item: Item): string;
}

export interface ListFrameProps<
  Item extends { id: string },
  Status extends string,
  Id extends string,
  Slot extends string,
> {
  store: ListStore<Item, Status>;
  links: ListLinks;
  go: Go;
  words: ListWords;
  columns: RowColumns<Id, Slot>;
  actions: RowActions<Item>;
  /** Renders one row. Must be referentially stable. */
  renderRow: (item: Item, row: RowProps) => ReactNode;
  /** Shortcuts for the active row, in addition to those of every list. */
  rowShortcuts?: readonly RowShortcut[];
  /** Next to the search, before the filters. */
  tools?: ReactNode;
  /** Its filters and saved views, if it has any. */
  views?: ListViews;
  /** Buttons of an empty tab, after the one that adds to the list. */
  emptyActions?: ReactNode;
  /** Dialogs and bars of the list. */
  children?: ReactNode;
}

/** The heights of a row, and about that of a card: cards are measured. */
const [ROW_PX, COMPACT_ROW_PX, CARD_PX] = [56, 44, 116];

/** A list with its search, tabs, shortcuts and selection; the caller renders the rows. */
export const ListFrame = observer(function ListFrame<
  Item extends { id: string },
  Status extends string,
  Id extends string,
  Slot extends string,
>(props: ListFrameProps<Item, Status, Id, Slot>) {
  const { store, links, go, words, columns, actions, renderRow, rowShortcuts, children } = props;
  const { tools, emptyActions, views = null } = props;
  const { definition, tab, listId, partner, selection, display } = store;
  const intl = useIntl();
  const styles = useSlotRecipe(listFrameRecipe);
  const toolStyles = useSlotRecipe(listToolsRecipe);
  const root = useRef<HTMLDivElement>(null);
  const cards = useCards(root);
  const list = useRef<ListHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const focus = useRowFocus(store, root, list);
  const shown = useShownList({
    listId,
    partnerId: partner?.id,
    items: store.items,
    infinite: store.infinite,
    updatedAt: store.updatedAt,
    label: `${intl.formatMessage(definition.title)}: ${intl.formatMessage(tab.label)}`,
  });
  const { items, infinite } = shown;
  const toolsOf = useListTools({
    of: views,
    store,
    links,
    go,
    hasMine: Boolean(tools),
    columns: cards ? null : columnsOf(columns),
  });
  const isOffline = store.error instanceof NetworkError;
  const hasRows = items.length > 0 || infinite === 'loading' || infinite === 'ready';

  useListShortcuts({
    search: () => search.current?.focus(),
    create:
      store.maySend && links.create
        ? () => go(links.create!(store.tab.path, store.place.search))
        : undefined,
    createLabel: words.create,
    move: focus.move,
    rowShortcuts,
    places: store.places,
    selection,
  });

  const renderSelectable = useCallback(
    (item: Item, place: RowPlace) => (
      <SelectableRow
        selection={selection}
        cards={cards}
        place={place}
        id={item.id}
        name={actions.nameOf(item)}
        menu={() => actions.menuFor(item)}
      >
        {(row) => renderRow(item, row)}
      </SelectableRow>
    ),
    [selection, cards, actions, renderRow],
  );
  const leave = useCallback(
    ({ position }: { position: ListPosition }) => store.places.leave(shown.listId, position),
    [store, shown.listId],
  );

  return (
    <div
      ref={root}
      className={styles.root}
      data-cards={cards || undefined}
      data-density={display.density}
      data-hidden={display.hidden.join(' ') || undefined}
      onFocus={focus.onFocus}
    >
      <Page
        title={intl.formatMessage(definition.title)}
        aside={<Updated store={store} updatedAt={shown.updatedAt} />}
        search={
          <>
            {tools}
            {toolsOf.filter}
            <ListSearch
              store={store}
              words={words}
              searchRef={search}
              onSearch={(text) =>
                go(links.tab(store.tab.path, text, store.filters), { replace: true })
              }
            />
          </>
        }
        actions={<NewRequest store={store} links={links} words={words} />}
        tabs={
          toolsOf.views ? (
            <div className={toolStyles.tabs}>
              <div className={toolStyles.links}>
                <ListTabs store={store} links={links} words={words} />
              </div>
              <div className={toolStyles.tools}>
                {toolsOf.display}
                {toolsOf.views}
              </div>
            </div>
          ) : (
            <ListTabs store={store} links={links} words={words} />
          )
        }
        width="full"
        className={styles.body}
      >
        {toolsOf.chips}
        {hasRows && <RowHead columns={columns} check={<AllCheck selection={selection} />} />}
        <InfiniteList
          key={shown.listId}
          ref={list}
          rowHeight={cards ? CARD_PX : display.density === 'compact' ? COMPACT_ROW_PX : ROW_PX}
          measured={cards}
          items={items}
          getKey={idOf}
          renderRow={renderSelectable}
          status={infinite}
          onLoadMore={() => void store.loadMore()}
          onRetry={() => void store.retry()}
          errorTitle={isOffline ? intl.formatMessage(messages.offline) : undefined}
          errorText={
            isOffline ? intl.formatMessage(messages.offlineText) : referenceOf(store.error)
          }
          label={shown.label}
          skeleton={<RowSkeleton columns={columns} />}
          empty={
            <ListEmpty store={store} links={links} words={words}>
              {emptyActions}
            </ListEmpty>
          }
          end={intl.formatMessage(definition.endMessage)}
          position={store.places.positionOf(shown.listId)}
          onLeave={leave}
        />
        {children}
        {toolsOf.dialog}
      </Page>
    </div>
  );
});

const idOf = ({ id }: { id: string }): string => id;
