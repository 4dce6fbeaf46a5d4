import type { Car } from '@forecourt/contract';
import { usePrefetch } from '@forecourt/platform/prefetch';
import type { RowPlace } from '@forecourt/ui/infinite-list';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useRef } from 'react';
import { type Go, ListFrame } from '../list/ListFrame.tsx';
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
}

const loadBulk = () => import('./bulk/CarBulk.tsx');

/** A flow's reported cars: tabs, plate search, endless list, and actions on one or many. */
export const CarListScreen = observer(function CarListScreen({
  store,
  links,
  go,
}: CarListScreenProps) {
  const { columns } = store.definition;
  const { selection } = store;
  const root = useRef<HTMLDivElement>(null);
  const cards = useCards(root);
  const actions = useCarActions(store, links);
  const bulk = usePrefetch(loadBulk, selection.isSelecting);
  useClearShortcut(selection);
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
    >
      {bulk && <bulk.CarBulk store={store} report={links.report} nameOf={actions.nameOf} />}
    </ListFrame>
  );
});
