import { NetworkError } from '@forecourt/api-client';
import {
  InfiniteList,
  type ListHandle,
  type ListPosition,
  type RowPlace,
} from '@forecourt/ui/infinite-list';
import { Page } from '@forecourt/ui/page';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
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
import { type RowShortcut, useListShortcuts } from './useListShortcuts.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useShownList } from './useShownList.ts';

export interface ListFrameProps<Item extends { id: string }, Status extends string> {
  /** Its element, whose width decides whether rows are cards. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** Rows are cards. */
  cards: boolean;
  store: ListStore<Item, Status>;
  links: ListLinks;
  go: Go;
  words: ListWords;
  /** Renders one row, whose root element takes `place`. Must be referentially stable. */
  renderRow: (item: Item, place: RowPlace) => ReactNode;
  /** The column headers, shown above the rows if there are any. */
  head: ReactNode;
  /** Shown for each row while loading. */
  skeleton: ReactNode;
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

/** The height of a row, and about that of a card: cards are measured. */
const [ROW_PX, CARD_PX] = [56, 116];

/** A list with its search, tabs and shortcuts; the caller renders the rows. */
export const ListFrame = observer(function ListFrame<
  Item extends { id: string },
  Status extends string,
>(props: ListFrameProps<Item, Status>) {
  const { store, links, go, words, renderRow, head, skeleton, rowShortcuts, children } = props;
  const { tools, emptyActions, rootRef: root, cards, views = null } = props;
  const { definition, tab, listId, partner } = store;
  const intl = useIntl();
  const styles = useSlotStyles(listFrameRecipe);
  const toolStyles = useSlotStyles(listToolsRecipe);
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
  const toolsOf = useListTools({ of: views, store, links, go, hasMine: Boolean(tools) });
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
  });

  const leave = useCallback(
    ({ position }: { position: ListPosition }) => store.places.leave(shown.listId, position),
    [store, shown.listId],
  );

  return (
    <div ref={root} className={styles.root} data-cards={cards || undefined} onFocus={focus.onFocus}>
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
              <div className={toolStyles.tools}>{toolsOf.views}</div>
            </div>
          ) : (
            <ListTabs store={store} links={links} words={words} />
          )
        }
        width="full"
        className={styles.body}
      >
        {toolsOf.chips}
        {hasRows && head}
        <InfiniteList
          key={shown.listId}
          ref={list}
          rowHeight={cards ? CARD_PX : ROW_PX}
          measured={cards}
          items={items}
          getKey={idOf}
          renderRow={renderRow}
          status={infinite}
          onLoadMore={() => void store.loadMore()}
          onRetry={() => void store.retry()}
          errorTitle={isOffline ? intl.formatMessage(messages.offline) : undefined}
          errorText={isOffline && intl.formatMessage(messages.offlineText)}
          label={shown.label}
          skeleton={skeleton}
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
