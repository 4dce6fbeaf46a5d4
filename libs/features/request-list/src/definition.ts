import type { Flow, RequestStatus } from '@forecourt/contract';
import type { MessageDescriptor } from 'react-intl';
import type { RequestAction } from './requestActions.ts';

/** Which requests a tab shows: one status, or all (spec §4: the empty filter means all). */
export type TabStatus = RequestStatus | '';

/** One tab of a request list. */
export interface RequestTab {
  /** Last part of its address; empty for all (spec §2, routes). */
  path: string;
  status: TabStatus;
  label: MessageDescriptor;
  /** Said when it holds no request. */
  emptyMessage: MessageDescriptor;
}

/** What a row shows beside customer, date and status. */
export type RequestColumn = 'car' | 'sale';

/** How a flow's request list differs from another's. */
export interface RequestListDefinition {
  flow: Flow;
  /** Address of the list: `/trade/sellers`. */
  path: string;
  title: MessageDescriptor;
  /** In their order; the first shows all. */
  tabs: readonly [RequestTab, ...RequestTab[]];
  columns: readonly RequestColumn[];
  /** Said below the last request. */
  endMessage: MessageDescriptor;
  /** What can be done with a request, in the order of the menu. */
  actions: readonly RequestAction[];
}

/** The tab at `path`; the first for an address without one. */
export function tabAt(definition: RequestListDefinition, path: string): RequestTab | undefined {
  return definition.tabs.find((tab) => tab.path === path);
}
