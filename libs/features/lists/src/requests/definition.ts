import type { Flow, RequestStatus } from '@forecourt/contract';
import type { ListDefinition, ListTab } from '../list/definition.ts';
import type { RequestAction } from './requestActions.ts';

/** One tab of a request list. */
export type RequestTab = ListTab<RequestStatus>;

/** What a row shows in addition to customer, date and status. */
export type RequestColumn = 'car' | 'sale';

/** How a flow's request list differs from other flows'. */
export interface RequestListDefinition extends ListDefinition<RequestStatus> {
  flow: Flow;
  columns: readonly RequestColumn[];
  /** The actions on a request, in menu order. */
  actions: readonly RequestAction[];
}
