import type { MessageDescriptor, TypedMessageDescriptor } from 'react-intl';

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
}

/** Addresses that a list links to; they must be referentially stable. */
export interface ListLinks {
  /** A tab with its search, and whether only undelivered requests are shown. */
  tab(tab: string, search: string, undelivered?: boolean): string;
  /** The request panel over a tab, where requests can be sent. */
  create?(tab: string, search: string): string;
}

/** The tab at `path`. */
export function tabAt<Status extends string>(
  { tabs }: Pick<ListDefinition<Status>, 'tabs'>,
  path: string,
): ListTab<Status> | undefined {
  return tabs.find((tab) => tab.path === path);
}
