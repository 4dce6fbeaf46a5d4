import type { SavedView, SavedViewQuery, SavedViewStatus } from '@forecourt/contract';
import { type FilterKind, type ListFilters, ofKinds } from '../list/filters.ts';
import type { ListPlace } from '../list/ListStore.ts';

/** What views go by of a list's definition. */
export interface FilteredDefinition {
  tabs: readonly { path: string; status: string }[];
  filters?: readonly FilterKind[];
}

/** What a view would show that is saved of a place of a list. */
export function queryOf(definition: FilteredDefinition, place: ListPlace): SavedViewQuery {
  const filters = ofKinds(place, definition.filters ?? []);
  const { undelivered, agent, plan, period, from, to } = filters;
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
  };
}

/** Where a list shows a view. A tab that the list no longer has is its first one. */
export function placeOf(
  definition: FilteredDefinition,
  { id, query }: Pick<SavedView, 'id' | 'query'>,
): { tab: string; search: string; filters: ListFilters } {
  const { status, search = '', period, from, to, agent_id: agent, plan, delivery } = query;
  const tab = definition.tabs.find((one) => one.status === status)?.path ?? '';
  const undelivered = delivery === 'FAILED' || undefined;
  return { tab, search, filters: { undelivered, agent, plan, period, from, to, view: id } };
}

/** Whether two views show the same. */
export function isSameQuery(one: SavedViewQuery, other: SavedViewQuery): boolean {
  const [first, second] = [Object.entries(one), other as Record<string, unknown>];
  return (
    first.length === Object.keys(second).length &&
    first.every(([name, value]) => second[name] === value)
  );
}
