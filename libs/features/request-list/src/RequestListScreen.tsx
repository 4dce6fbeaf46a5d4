import type { Request } from '@forecourt/contract';
import { InfiniteList, type ListHandle, type ListPosition } from '@forecourt/ui/infinite-list';
import { useSlotStyles } from '@forecourt/ui/styling';
import { Tabs } from '@forecourt/ui/tabs';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { RequestListEmpty } from './parts/RequestListEmpty.tsx';
import { RequestListTop } from './parts/RequestListTop.tsx';
import { RequestRow, RequestRowHead } from './parts/RequestRow.tsx';
import { RequestRowSkeleton } from './parts/RequestRowSkeleton.tsx';
import { SendQuestionDialog } from './parts/SendQuestionDialog.tsx';
import { useListKeys } from './parts/useListKeys.ts';
import { useRequestActions } from './parts/useRequestActions.ts';
import { useRowFocus } from './parts/useRowFocus.ts';
import { useRowHeight } from './parts/useRowHeight.ts';
import { requestListRecipe } from './RequestListScreen.recipe.ts';
import type { RequestListStore } from './RequestListStore.ts';

/** Addresses the screen leads to; they must keep their identity between renders. */
export interface RequestListLinks {
  /** A tab with its search. */
  tab(tab: string, name: string): string;
  /** The request panel over a tab. */
  create(tab: string, name: string): string;
  /** The report of a request. */
  report(id: string): string;
}

export interface RequestListScreenProps {
  store: RequestListStore;
  links: RequestListLinks;
  /** Goes to an address; `replace` leaves no step to go back to. */
  go(href: string, options?: { replace?: boolean }): void;
}

/** A flow's requests: tabs, search, endless list, and what can be done with each. */
export const RequestListScreen = observer(function RequestListScreen(
  props: RequestListScreenProps,
) {
  const { store, links, go } = props;
  const { definition, tab, place, listId } = store;
  const { columns } = definition;
  const intl = useIntl();
  const styles = useSlotStyles(requestListRecipe);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<ListHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const actions = useRequestActions(store, links.report);
  const focus = useRowFocus(store, root, list);
  const height = useRowHeight();
  const hasRows =
    store.items.length > 0 || store.infinite === 'loading' || store.infinite === 'ready';

  useListKeys({
    search: () => search.current?.focus(),
    create: () => {
      if (store.maySend) go(links.create(tab.path, place.name));
    },
    move: focus.move,
    archive: () => {
      if (store.places.activeId !== null) actions.archive(store.places.activeId);
    },
  });

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
  const leave = useCallback(
    (position: ListPosition) => store.places.leave(listId, position),
    [store, listId],
  );

  return (
    <div ref={root} className={styles.root}>
      <RequestListTop
        {...{ store, links }}
        searchRef={search}
        onSearch={(name) => go(links.tab(tab.path, name), { replace: true })}
      />
      <div className={styles.tabs}>
        <Tabs
          label={intl.formatMessage(messages.tabs)}
          current={tab.path}
          items={definition.tabs.map(({ path, label, status }) => ({
            id: path,
            label: intl.formatMessage(label),
            href: links.tab(path, place.name),
            count: store.counts.of(status),
          }))}
        />
      </div>
      {hasRows && <RequestRowHead columns={columns} />}
      <div style={{ display: 'contents' }} onFocus={focus.onFocus}>
        <InfiniteList
          key={listId}
          ref={list}
          {...height}
          items={store.items}
          getKey={idOf}
          renderItem={renderItem}
          status={store.infinite}
          onLoadMore={() => void store.loadMore()}
          onRetry={() => void store.retry()}
          label={`${intl.formatMessage(definition.title)}: ${intl.formatMessage(tab.label)}`}
          skeleton={<RequestRowSkeleton columns={columns} />}
          empty={<RequestListEmpty {...{ store, links }} />}
          end={intl.formatMessage(definition.endMessage)}
          position={store.places.positionOf(listId)}
          onLeave={leave}
        />
      </div>
      <SendQuestionDialog question={store.question} />
    </div>
  );
});

const idOf = ({ id }: Request): string => id;
