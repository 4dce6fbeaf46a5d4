import type { MessageDescriptor, TypedMessageDescriptor } from 'react-intl';

/** One tab of a list: what has one status, or all (spec §4: the empty filter means all). */
export interface ListTab<Status extends string> {
  /** Last part of its address; empty for all (spec §2, routes). */
  path: string;
  status: Status | '';
  label: MessageDescriptor;
  /** Said when it holds nothing. */
  emptyMessage: MessageDescriptor;
  /** Not among the tabs of spec §2, though its address is: shown while it is open. */
  unlisted?: true;
}

/** What differs between two lists of the same kind of items. */
export interface ListDefinition<Status extends string> {
  /** Address of the list: `/trade/sellers`. */
  path: string;
  title: MessageDescriptor;
  /** In their order; the first shows all. */
  tabs: readonly [ListTab<Status>, ...ListTab<Status>[]];
  /** Said below the last item. */
  endMessage: MessageDescriptor;
}

/** What a kind of list calls its search and its tabs. */
export interface ListWords {
  /** Label and placeholder of the search box. */
  search: MessageDescriptor;
  /** Names the tabs. */
  tabs: MessageDescriptor;
  /** Said when a search finds nothing. */
  noMatch: MessageDescriptor;
  /** Below it; `text` is what was searched for. */
  noMatchHint: TypedMessageDescriptor<{ text: string }>;
}

/** Addresses a list leads to; they must keep their identity between renders. */
export interface ListLinks {
  /** A tab with its search, and whether only what was not delivered is shown. */
  tab(tab: string, search: string, undelivered?: boolean): string;
  /** The request panel over a tab, where one can send requests from here. */
  create?(tab: string, search: string): string;
}

/** The tab at `path`. */
export function tabAt<Status extends string>(
  { tabs }: Pick<ListDefinition<Status>, 'tabs'>,
  path: string,
): ListTab<Status> | undefined {
  return tabs.find((tab) => tab.path === path);
}
