import type { Car } from '@forecourt/contract';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import type { ListLinks } from '../list/definition.ts';
import { type Go, ListFrame } from '../list/ListFrame.tsx';
import { archiveShortcut } from '../list/useListShortcuts.ts';
import type { CarListStore } from './CarListStore.ts';
import { words } from './messages.ts';
import { CarRow, CarRowHead } from './parts/CarRow.tsx';
import { CarRowSkeleton } from './parts/CarRowSkeleton.tsx';
import { useCarActions } from './parts/useCarActions.ts';

/** Addresses the screen leads to; they must keep their identity between renders. */
export interface CarListLinks extends ListLinks {
  /** The report of a request's car. */
  report(requestId: string): string;
}

export interface CarListScreenProps {
  store: CarListStore;
  links: CarListLinks;
  go: Go;
}

/** A flow's reported cars: tabs, plate search, endless list, and what can be done with each. */
export const CarListScreen = observer(function CarListScreen({
  store,
  links,
  go,
}: CarListScreenProps) {
  const { columns } = store.definition;
  const actions = useCarActions(store, links.report);
  const renderItem = useCallback(
    (car: Car) => (
      <CarRow
        car={car}
        href={links.report(car.request_id)}
        columns={columns}
        menu={actions.menuFor(car)}
      />
    ),
    [links, columns, actions],
  );
  const rowShortcuts = useMemo(() => [archiveShortcut(actions.archive)], [actions]);
  return (
    <ListFrame
      {...{ store, links, go, words, renderItem, rowShortcuts }}
      head={<CarRowHead columns={columns} />}
      skeleton={<CarRowSkeleton columns={columns} />}
    />
  );
});
