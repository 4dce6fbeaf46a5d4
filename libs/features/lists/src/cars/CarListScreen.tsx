import type { Car } from '@forecourt/contract';
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
import type { CarListStore } from './CarListStore.ts';
import { words } from './messages.ts';
import { CarRow, CarRowHead, CarRowSkeleton } from './parts/CarRow.tsx';
import { type CarListLinks, useCarActions } from './parts/useCarActions.ts';

export interface CarListScreenProps {
  store: CarListStore;
  links: CarListLinks;
  go: Go;
  /**
   * Fetches what filters and saved views need; without it the list has none. Must be referentially
   * stable.
   */
  loadViews?: ListViews['load'];
}

const loadBulk = () => import('./bulk/CarBulk.tsx');

/** A flow's reported cars: tabs, plate search, endless list, and actions on one or many. */
export const CarListScreen = observer(function CarListScreen({
  store,
  links,
  go,
  loadViews,
}: CarListScreenProps) {
  const { columns, flow } = store.definition;
  const { selection } = store;
  const root = useRef<HTMLDivElement>(null);
  const cards = useCards(root);
  const actions = useCarActions(store, links);
  const bulk = usePrefetch(loadBulk, selection.isSelecting);
  useClearShortcut(selection);
  const views = useMemo<ListViews | undefined>(
    () => loadViews && { list: 'CARS', flow, load: loadViews },
    [flow, loadViews],
  );
  const renderRow = useCallback(
    (car: Car, place: RowPlace) => (
      <SelectableRow
        selection={selection}
        cards={cards}
        place={place}
        id={car.id}
        name={actions.nameOf(car)}
      >
        {(selectable, withSelect) => (
          <CarRow
            car={car}
            columns={columns}
            {...selectable}
            href={links.report(car.request_id)}
            menu={() => withSelect(actions.menuFor(car))}
          />
        )}
      </SelectableRow>
    ),
    [selection, cards, links, columns, actions],
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
      head={<CarRowHead columns={columns} check={<AllCheck selection={selection} />} />}
      skeleton={<CarRowSkeleton columns={columns} />}
      tools={<MineFilter store={store} links={links} go={go} />}
      views={views}
    >
      {bulk && <bulk.CarBulk store={store} report={links.report} nameOf={actions.nameOf} />}
    </ListFrame>
  );
});
