import type { ListLinks } from '../list/definition.ts';
import type { DealerListStore } from './DealerListStore.ts';
import type { DealerFilters } from './parts/DealerTools.tsx';

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

/** What a store shows. */
export function placeOf({ tab, place: { search, group, sort } }: DealerListStore): DealerPlace {
  return { tab: tab.path, search, group, sort };
}

/** The links of every list, with the group and the order that are chosen. */
export function listLinksOf(store: DealerListStore, links: DealerListLinks): ListLinks {
  return {
    tab: (tab, search, filters) => {
      const { sort } = store.place;
      return links.list({ tab, search, sort, ...(filters?.group && { group: filters.group }) });
    },
    create: (tab, search) => links.create({ ...placeOf(store), tab, search }),
  };
}
