import type {
  SavedView,
  SavedViewDisplay,
  SavedViewQuery,
  SavedViewStatus,
} from '@forecourt/contract';
import { type FilterKind, type ListFilters, ofKinds } from '../list/filters.ts';
import { isSameDisplay, type RowDisplay } from '../list/ListDisplay.ts';
import type { ListPlace } from '../list/ListStore.ts';

/** What views go by of a list's definition. */
export interface FilteredDefinition {
  tabs: readonly { path: string; status: string }[];
  filters?: readonly FilterKind[];
}

/** What a view would show that is saved of a place of a list. */
export function queryOf(definition: FilteredDefinition, place: ListPlace): SavedViewQuery {
  const filters = ofKinds(place, definition.filters ?? []);
  const { undelivered, agent, plan, period, from, to, reached, channel } = filters;
  const status = definition.tabs.find(({ path }) => path === place.tab)?.status;
  const search = place.search.trim();
  return {
    ...(status && { status: status as SavedViewStatus }),
    ...(search && { search }),
    ...(period && { period }),
    ...(from && { from }),
    ...(to && { to }),
    ...(agent && { agent_id: agent }),
    ...(plan && { plan }),
    ...(undelivered && { delivery: 'FAILED' as const }),
    ...(reached && { reached }),
    ...(channel && { channel }),
  };
}

/** Where a list shows a view. A tab that the list no longer has is its first one. */
export function placeOf(
  definition: FilteredDefinition,
  { id, query }: Pick<SavedView, 'id' | 'query'>,
): { tab: string; search: string; filters: ListFilters } {
  const { status, search = '', period, from, to, agent_id: agent, plan, delivery, channel } = query;
  const tab = definition.tabs.find((one) => one.status === status)?.path ?? '';
  const undelivered = delivery === 'FAILED' || undefined;
  // every request has come to CREATED
  const reached = query.reached === 'CREATED' ? undefined : query.reached;
  return {
    tab,
    search,
    filters: { undelivered, agent, plan, period, from, to, reached, channel, view: id },
  };
}

/** How rows look, as a view keeps it. */
export function savedDisplay({ density, hidden }: RowDisplay): SavedViewDisplay {
  return {
    density: density === 'compact' ? 'COMPACT' : 'COMFORTABLE',
    hidden_columns: [...hidden],
  };
}

/** How rows look by a view. */
export function rowDisplay({ density, hidden_columns: hidden }: SavedViewDisplay): RowDisplay {
  return { density: density === 'COMPACT' ? 'compact' : 'comfortable', hidden };
}

/** Whether two views show the same. */
export function isSameQuery(one: SavedViewQuery, other: SavedViewQuery): boolean {
  const { display: oneDisplay, ...first } = one;
  const { display: otherDisplay, ...second } = other;
  const wanted: Record<string, unknown> = second;
  const filters = Object.entries(first);
  return (
    filters.length === Object.keys(second).length &&
    filters.every(([name, value]) => wanted[name] === value) &&
    (oneDisplay && otherDisplay
      ? isSameDisplay(rowDisplay(oneDisplay), rowDisplay(otherDisplay))
      : oneDisplay === otherDisplay)
  );
}
