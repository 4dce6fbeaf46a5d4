import type { MessageDescriptor, TypedMessageDescriptor } from 'react-intl';
import type { FilterKind, ListFilters } from './filters.ts';

/** One tab of a list: items with one status, or all (spec §4: the empty filter means all). */
export interface ListTab<Status extends string> {
  /** Last part of its address; empty for all (spec §2, routes). */
  path: string;
  status: Status | '';
  label: MessageDescriptor;
  /** Shown when it is empty. */
  emptyMessage: MessageDescriptor;
  /** Not among the tabs of spec §2, although its address is: shown only while it is open. */
  unlisted?: true;
}

/** How a list differs from others of the same kind of items. */
export interface ListDefinition<Status extends string> {
  /** Address of the list: `/trade/sellers`. */
  path: string;
  title: MessageDescriptor;
  /** In their order; the first shows all. */
  tabs: readonly [ListTab<Status>, ...ListTab<Status>[]];
  /** Shown below the last item. */
  endMessage: MessageDescriptor;
  /** What it can be filtered by. @default nothing */
  filters?: readonly FilterKind[];
}

/** Texts of a list's search and tabs. */
export interface ListWords {
  /** Label and placeholder of the search box. */
  search: MessageDescriptor;
  /** Label of the tabs. */
  tabs: MessageDescriptor;
  /** Shown when a search has no match. */
  noMatch: MessageDescriptor;
  /** Shown below it; `text` is the search. */
  noMatchHint: TypedMessageDescriptor<{ text: string }>;
  /** Label of the button that adds to the list. @default New request */
  create?: MessageDescriptor;
  /** Label of the button that shows all again, not only the user's own. @default Show all requests */
  showAll?: MessageDescriptor;
  /** Shown when a filter leaves nothing, and the button that ends it. */
  filtered?: { none: MessageDescriptor; showAll: MessageDescriptor };
}

/** Addresses that a list links to; they must be referentially stable. */
export interface ListLinks {
  /** A tab with its search and filters. */
  tab(tab: string, search: string, filters?: ListFilters): string;
  /** The panel over a tab that adds to the list, where there is one. */
  create?(tab: string, search: string): string;
}

/** The tab at `path`. */
export function tabAt<Status extends string>(
  { tabs }: Pick<ListDefinition<Status>, 'tabs'>,
  path: string,
): ListTab<Status> | undefined {
  return tabs.find((tab) => tab.path === path);
}

/** Navigates to an address; `replace` adds no history entry. */
export type Go = (href: string, options?: { replace?: boolean }) => void;
