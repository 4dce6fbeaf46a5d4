import type { Car } from '@forecourt/contract';
import { carName } from '@forecourt/platform';
import type { MenuItem } from '@forecourt/ui/menu';
import ArchiveIcon from 'lucide-react/icons/archive';
import FileText from 'lucide-react/icons/file-text';
import Images from 'lucide-react/icons/images';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ListLinks } from '../../list/definition.ts';
import { offerUndo } from '../../list/offerUndo.ts';
import type { CarListStore } from '../CarListStore.ts';
import { messages } from '../messages.ts';

/** Addresses that the screen links to; they must be referentially stable. */
export interface CarListLinks extends ListLinks {
  /** The report of a request's car. */
  report(requestId: string): string;
  /** A photo in full screen over a tab with its search, by its number. */
  asset(tab: string, search: string, number: number): string;
}

/** Actions of the rows and keys of a car list. */
export interface CarActions {
  /** The context menu of a car, with what this user may do. */
  menuFor(car: Car): MenuItem[];
  /** A car's name: year, make and model, or a text that they are unknown. */
  nameOf(car: Car): string;
  /** Archives the car's request and shows a toast with an undo for 6 s. */
  archive(id: string): void;
}

/** Combines the store's actions with the texts that report them and offer the undo. */
export function useCarActions(
  store: CarListStore,
  links: Pick<CarListLinks, 'report' | 'asset'>,
): CarActions {
  const intl = useIntl();
  return useMemo(() => {
    const nameOf = (car: Car): string => carName(car) || intl.formatMessage(messages.unknown);
    const archive = (id: string): void => {
      const archived = store.archive(id);
      if (archived) offerUndo(archived, nameOf(archived.car), intl);
    };
    const items: Record<CarListStore['actions'][number], (car: Car) => MenuItem | false> = {
      viewReport: ({ request_id }) => ({
        id: 'viewReport',
        label: intl.formatMessage(messages.viewReport),
        icon: FileText,
        href: links.report(request_id),
      }),
      viewPhotos: ({ cover_upload_id: cover }) =>
        cover !== null && {
          id: 'viewPhotos',
          label: intl.formatMessage(messages.viewPhotos),
          icon: Images,
          href: links.asset(store.tab.path, store.place.search, cover),
        },
      archive: ({ id }) => ({
        id: 'archive',
        label: intl.formatMessage(messages.archive),
        icon: ArchiveIcon,
        onSelect: () => archive(id),
        shortcut: 'E',
        separated: true,
      }),
    };
    const menuFor = (car: Car) => store.actions.flatMap((action) => items[action](car) || []);
    return { archive, nameOf, menuFor };
  }, [store, intl, links]);
}
