import type { Car } from '@forecourt/contract';
import ArchiveIcon from 'lucide-react/icons/archive';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { BulkFrame } from '../../list/bulk/BulkFrame.tsx';
import { messages as common } from '../../list/bulk/messages.ts';
import { undoOf } from '../../list/bulk/undoOf.ts';
import { useBulkWords } from '../../list/bulk/useBulkWords.ts';
import type { CarListStore } from '../CarListStore.ts';
import { carBulkOf } from './CarBulkStore.ts';
import { carsCsv } from './csv.ts';
import { bulkWords as words } from './messages.ts';

export interface CarBulkProps {
  store: CarListStore;
  /** Address of a car's report, for the CSV file. */
  report(requestId: string): string;
  nameOf(car: Car): string;
}

/** Bulk actions on the selected cars of a list, and their result. */
export default observer(function CarBulk({ store, report, nameOf }: CarBulkProps) {
  const bulk = carBulkOf(store);
  const intl = useIntl();
  const back = useMemo(() => undoOf(bulk), [bulk]);
  const tell = useBulkWords(bulk, words, back);
  const archive = {
    id: 'archive',
    label: intl.formatMessage(common.archive),
    icon: ArchiveIcon,
    count: store.selection.size,
    run: () => tell(bulk.archive()),
  };
  const file = {
    name: 'cars',
    textOf: (cars: readonly Car[]) =>
      carsCsv(cars, (id) => new URL(report(id), window.location.origin).href),
  };
  return (
    <BulkFrame
      bulk={bulk}
      store={store}
      words={words}
      tell={tell}
      nameOf={nameOf}
      file={file}
      buttons={store.actions.includes('archive') ? [archive] : []}
    />
  );
});
