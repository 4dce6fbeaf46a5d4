import { DisplayPanel } from './DisplayPanel.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilteredList } from './FilteredList.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { People } from './People.ts';
import type { SavedViews } from './SavedViews.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { ViewItems } from './ViewItems.tsx';

export { People } from './People.ts';
export { SavedViews } from './SavedViews.ts';
export { placeOf } from './viewQuery.ts';

/** Filters and saved views of lists, with the stores of the current branch: loaded when needed. */
export interface ListKit {
  people: People;
  views: SavedViews;
  FilteredList: typeof FilteredList;
  DisplayPanel: typeof DisplayPanel;
  FilterChips: typeof FilterChips;
  FilterPanel: typeof FilterPanel;
  ViewDialog: typeof ViewDialog;
  ViewItems: typeof ViewItems;
}

/** What a list loads for its filters and views. */
export function makeListKit(stores: Pick<ListKit, 'people' | 'views'>): ListKit {
  const { people, views } = stores;
  return {
    people,
    views,
    FilteredList,
    DisplayPanel,
    FilterChips,
    FilterPanel,
    ViewDialog,
    ViewItems,
  };
}
