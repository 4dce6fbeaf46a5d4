import type { SavedView, SavedViewQuery } from '@forecourt/contract';
import type { Go, ListLinks } from '../list/definition.ts';
import type { FilterKind, ListFilters } from '../list/filters.ts';
import type { ListDisplay } from '../list/ListDisplay.ts';
import type { ListStore } from '../list/ListStore.ts';
import type { ViewedList } from './SavedViews.ts';
import {
  type FilteredDefinition,
  isSameQuery,
  placeOf,
  queryOf,
  rowDisplay,
  savedDisplay,
} from './viewQuery.ts';

/** What views and filters need of a list's store. */
interface Shown extends Pick<ListStore<never, never>, 'filters' | 'place' | 'display'> {
  readonly definition: FilteredDefinition;
}

/** A list as filters and saved views see it: what its address says, and how to change that. */
export class FilteredList {
  readonly of: ViewedList;
  private readonly store: Shown;
  private readonly links: ListLinks;
  private readonly go: Go;

  constructor(of: ViewedList, store: Shown, links: ListLinks, go: Go) {
    this.of = of;
    this.store = store;
    this.links = links;
    this.go = go;
  }

  get kinds(): readonly FilterKind[] {
    return this.store.definition.filters ?? [];
  }

  get filters(): ListFilters {
    return this.store.filters;
  }

  get display(): ListDisplay {
    return this.store.display;
  }

  /** What a view would show that is saved now; how its rows look only where the open view says it. */
  get query(): SavedViewQuery {
    const { definition, place, display } = this.store;
    const filters = queryOf(definition, place);
    return display.isOfView ? { ...filters, display: savedDisplay(display) } : filters;
  }

  /** Id of the view that was opened. */
  get viewId(): string | undefined {
    return this.filters.view;
  }

  /** Whether the address shows something else than the view. */
  isChanged(view: SavedView): boolean {
    return !isSameQuery(this.query, view.query);
  }

  /** Shows rows as the open view says, if it says so. */
  follow({ id, query: { display } }: SavedView): void {
    this.display.follow(display ? { id, display: rowDisplay(display) } : null);
  }

  /** The address of a view. */
  hrefOf(view: Pick<SavedView, 'id' | 'query'>): string {
    const { tab, search, filters } = placeOf(this.store.definition, view);
    return this.links.tab(tab, search, filters);
  }

  /** Changes filters; the rest stays. */
  change(filters: Partial<ListFilters>): void {
    const { tab, search } = this.store.place;
    this.go(this.links.tab(tab, search, { ...this.filters, ...filters }), { replace: true });
  }

  /** Shows the tab and its search without filters, and no view. */
  clear(): void {
    const { tab, search } = this.store.place;
    this.go(this.links.tab(tab, search), { replace: true });
  }

  /** The address now belongs to this view, or to none. */
  name(id: string | undefined): void {
    this.change({ view: id });
  }
}
