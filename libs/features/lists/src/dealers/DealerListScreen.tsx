import type { Dealer } from '@forecourt/contract';
import { usePrefetch } from '@forecourt/platform/prefetch';
import { ButtonLink } from '@forecourt/ui/button';
import type { RowPlace } from '@forecourt/ui/infinite-list';
import Upload from 'lucide-react/icons/upload';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Go, ListLinks } from '../list/definition.ts';
import { ListFrame } from '../list/ListFrame.tsx';
import { AllCheck } from '../list/RowCheck.tsx';
import { SelectableRow } from '../list/SelectableRow.tsx';
import { useCards } from '../list/useCards.ts';
import { selectShortcut, useClearShortcut } from '../list/useListShortcuts.ts';
import type { DealerListStore } from './DealerListStore.ts';
import { GroupChoice } from './groups/GroupChoice.ts';
import { messages, words } from './messages.ts';
import { DealerRow, DealerRowHead, DealerRowSkeleton } from './parts/DealerRow.tsx';
import { type DealerFilters, DealerTools } from './parts/DealerTools.tsx';
import { useDealerActions } from './parts/useDealerActions.ts';

/** What the directory shows: a tab, a search, a group and an order. */
export interface DealerPlace extends DealerFilters {
  tab: string;
  search: string;
}

/** Addresses that the screen links to; they must be referentially stable. */
export interface DealerListLinks {
  list(place: DealerPlace): string;
  /** The panel that adds a dealer. */
  create(place: DealerPlace): string;
  /** The panel that edits one. */
  edit(place: DealerPlace, id: string): string;
  import(place: DealerPlace): string;
}

export interface DealerListScreenProps {
  store: DealerListStore;
  links: DealerListLinks;
  go: Go;
}

const loadBulk = () => import('./bulk/DealerBulk.tsx');
const loadGroups = () => import('./groups/GroupDialogs.tsx');

/** The directory of dealers: tabs, search, groups, endless list, and actions on one or many. */
export const DealerListScreen = observer(function DealerListScreen({
  store,
  links,
  go,
}: DealerListScreenProps) {
  const { selection } = store;
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const cards = useCards(root);
  const [choice] = useState(() => new GroupChoice(store));
  const actions = useDealerActions(store, choice);
  const bulk = usePrefetch(loadBulk, selection.isSelecting);
  const groups = usePrefetch(loadGroups, choice.isOpen);
  useClearShortcut(selection);
  const listLinks = useMemo(() => listLinksOf(store, links), [store, links]);
  const renderRow = useCallback(
    (dealer: Dealer, place: RowPlace) => {
      const edit = links.edit(placeOf(store), dealer.id);
      return (
        <SelectableRow
          selection={selection}
          cards={cards}
          place={place}
          id={dealer.id}
          name={dealer.name}
        >
          {(selectable, withSelect) => (
            <DealerRow
              dealer={dealer}
              {...selectable}
              href={store.maySend ? edit : undefined}
              menu={() => withSelect(actions.menuFor(dealer, edit))}
              onFavorite={
                store.maySend && dealer.state === 'ACTIVE'
                  ? () => actions.toggleFavorite(dealer)
                  : undefined
              }
            />
          )}
        </SelectableRow>
      );
    },
    [store, selection, cards, links, actions],
  );
  const rowShortcuts = useMemo(() => [selectShortcut(selection)], [selection]);
  const importHref = links.import(placeOf(store));
  return (
    <ListFrame
      rootRef={root}
      cards={cards}
      store={store}
      links={listLinks}
      go={go}
      words={words}
      renderRow={renderRow}
      rowShortcuts={rowShortcuts}
      head={<DealerRowHead check={<AllCheck selection={selection} />} />}
      skeleton={<DealerRowSkeleton />}
      tools={
        <DealerTools
          store={store}
          choice={choice}
          importHref={importHref}
          onFilter={(filters) => {
            const { tab, search } = placeOf(store);
            go(links.list({ tab, search, ...filters }), { replace: true });
          }}
        />
      }
      emptyActions={
        <ButtonLink icon={Upload} href={importHref}>
          {intl.formatMessage(messages.import)}
        </ButtonLink>
      }
    >
      {bulk && <bulk.DealerBulk store={store} choice={choice} />}
      {groups && <groups.GroupDialogs choice={choice} />}
    </ListFrame>
  );
});

function placeOf({ tab, place: { search, group, sort } }: DealerListStore): DealerPlace {
  return { tab: tab.path, search, group, sort };
}

/** The links of every list, with the group and the order that are chosen. */
function listLinksOf(store: DealerListStore, links: DealerListLinks): ListLinks {
  return {
    tab: (tab, search, filters) => {
      const { sort } = store.place;
      return links.list({ tab, search, sort, ...(filters?.group && { group: filters.group }) });
    },
    create: (tab, search) => links.create({ ...placeOf(store), tab, search }),
  };
}
