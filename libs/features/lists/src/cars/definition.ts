import type { CarStatus, Flow } from '@forecourt/contract';
import type { ListDefinition, ListTab } from '../list/definition.ts';

/** One tab of a car list. */
export type CarTab = ListTab<CarStatus>;

/** What a row shows in addition to car, date and status. */
export type CarColumn = 'offer';

/** How a flow's car list differs from other flows'. */
export interface CarListDefinition extends ListDefinition<CarStatus> {
  flow: Flow;
  columns: readonly CarColumn[];
}
