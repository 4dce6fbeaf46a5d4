import type { Car } from '@forecourt/contract';
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
import type { CarListStore } from './CarListStore.ts';
import { carTable } from './columns.ts';
import { claimWords, words } from './messages.ts';
import { carRowRecipe } from './parts/CarRow.recipe.ts';
import { CarRow } from './parts/CarRow.tsx';
import { type CarListLinks, useCarActions } from './parts/useCarActions.ts';

export interface CarListScreenProps {
  store: CarListStore;
  links: CarListLinks;
  go: Go;
  /** What filters and saved views need; without it the list has none. */
  listKit?: ListViews['kit'];
}

const CarBulk = lazyPart(() => import('./bulk/CarBulk.tsx'));

/** A flow's reported cars: tabs, search by plate or claim number, endless list, and actions on one or many. */
export const CarListScreen = observer(function CarListScreen({
  store,
  links,
  go,
  listKit,
}: CarListScreenProps) {
  const { columns: chosen, flow } = store.definition;
  const styles = useSlotRecipe(carRowRecipe);
  const actions = useCarActions(store, links);
  const isSelecting = useLatch(store.selection.isSelecting);
  const renderRow = useCallback(
    (car: Car, row: RowProps) => (
      <CarRow car={car} columns={chosen} {...row} href={links.report(car.request_id)} />
    ),
    [links, chosen],
  );
  return (
    <ListFrame
      store={store}
      links={links}
      go={go}
      words={store.hasClaimNumbers ? claimWords : words}
      columns={{ table: carTable, chosen, styles }}
      actions={actions}
      renderRow={renderRow}
      rowShortcuts={[archiveShortcut(actions.archive)]}
      tools={<MineFilter store={store} links={links} go={go} />}
      views={listKit && { list: 'CARS', flow, kit: listKit }}
    >
      {isSelecting && <CarBulk store={store} report={links.report} nameOf={actions.nameOf} />}
    </ListFrame>
  );
});
