import type { Flow, RequestStatus } from '@forecourt/contract';
import type { ListDefinition, ListTab } from '../list/definition.ts';
import type { requestTable } from './columns.ts';
import type { RequestAction } from './requestActions.ts';

/** One tab of a request list. */
export type RequestTab = ListTab<RequestStatus>;

/** A column of a request list, after the customer. */
export type RequestColumnId = (typeof requestTable.ids)[number];

/** The columns that only some flows show. */
export type RequestColumn = Extract<RequestColumnId, 'sale'>;

/** How a flow's request list differs from other flows'. */
export interface RequestListDefinition extends ListDefinition<RequestStatus> {
  flow: Flow;
  columns: readonly RequestColumn[];
  /** The actions on a request, in menu order. */
  actions: readonly RequestAction[];
}
