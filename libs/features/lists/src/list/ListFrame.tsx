import {
  InfiniteList,
  type ListHandle,
  type ListPosition,
  type RowPlace,
} from '@forecourt/ui/infinite-list';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ListLinks, ListWords } from './definition.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { listFrameRecipe } from './ListFrame.recipe.ts';
import type { ListStore } from './ListStore.ts';
import { ListTabs } from './ListTabs.tsx';
import { ListTop } from './ListTop.tsx';
import { type RowShortcut, useListShortcuts } from './useListShortcuts.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useShownList } from './useShownList.ts';

/** Navigates to an address; `replace` adds no history entry. */
export type Go = (href: string, options?: { replace?: boolean }) => void;

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
  /** Next to the search. */
  tools?: ReactNode;
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
  const { tools, rootRef: root, cards } = props;
  const { definition, tab, listId, partner } = store;
  const intl = useIntl();
  const styles = useSlotStyles(listFrameRecipe);
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
  const hasRows = items.length > 0 || infinite === 'loading' || infinite === 'ready';

  useListShortcuts({
    search: () => search.current?.focus(),
    create:
      store.maySend && links.create
        ? () => go(links.create!(store.tab.path, store.place.search))
        : undefined,
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
      <ListTop
        store={store}
        links={links}
        words={words}
        tools={tools}
        updatedAt={shown.updatedAt}
        searchRef={search}
        onSearch={(text) =>
          go(links.tab(store.tab.path, text, store.place.undelivered), { replace: true })
        }
      />
      <div className={styles.tabs}>
        <ListTabs store={store} links={links} words={words} />
      </div>
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
        label={shown.label}
        skeleton={skeleton}
        empty={<ListEmpty store={store} links={links} words={words} />}
        end={intl.formatMessage(definition.endMessage)}
        position={store.places.positionOf(shown.listId)}
        onLeave={leave}
      />
      {children}
    </div>
  );
});

const idOf = ({ id }: { id: string }): string => id;
