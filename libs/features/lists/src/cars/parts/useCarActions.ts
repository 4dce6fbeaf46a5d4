import type { Car } from '@forecourt/contract';
import type { MenuItem } from '@forecourt/ui/menu';
import ArchiveIcon from 'lucide-react/icons/archive';
import FileText from 'lucide-react/icons/file-text';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { carName } from '../../list/carName.ts';
import { offerUndo } from '../../list/offerUndo.ts';
import type { CarListStore } from '../CarListStore.ts';
import { messages } from '../messages.ts';

/** What the rows and keys of a car list do. */
export interface CarActions {
  /** The context menu of a car, for what this member of staff may do. */
  menuFor(car: Car): MenuItem[];
  /** What a car is called: year, make and model, or that they are not known. */
  nameOf(car: Car): string;
  /** Archives the car's request with a toast that takes it back for 6 s. */
  archive(id: string): void;
}

/** Joins the store's actions with the words that tell and offer the undo. */
export function useCarActions(
  store: CarListStore,
  reportHref: (requestId: string) => string,
): CarActions {
  const intl = useIntl();
  return useMemo(() => {
    const nameOf = (car: Car): string => carName(car) || intl.formatMessage(messages.unknown);
    const archive = (id: string): void => {
      const archived = store.archive(id);
      if (archived) offerUndo(archived, nameOf(archived.car), intl);
    };
    const items: Record<CarListStore['actions'][number], (car: Car) => MenuItem> = {
      viewReport: ({ request_id }) => ({
        id: 'viewReport',
        label: intl.formatMessage(messages.viewReport),
        icon: FileText,
        href: reportHref(request_id),
      }),
      archive: ({ id }) => ({
        id: 'archive',
        label: intl.formatMessage(messages.archive),
        icon: ArchiveIcon,
        onSelect: () => archive(id),
        shortcut: 'E',
        separated: true,
      }),
    };
    return {
      archive,
      nameOf,
      menuFor: (car) => store.actions.map((action) => items[action](car)),
    };
  }, [store, intl, reportHref]);
}
