import type { CarStatus, Flow } from '@forecourt/contract';
import type { ListDefinition, ListTab } from '../list/definition.ts';
import type { carTable } from './columns.ts';

/** One tab of a car list. */
export type CarTab = ListTab<CarStatus>;

/** A column of a car list, after the car. */
export type CarColumnId = (typeof carTable.ids)[number];

/** The columns that only some flows show. */
export type CarColumn = Extract<CarColumnId, 'offer'>;

/** How a flow's car list differs from other flows'. */
export interface CarListDefinition extends ListDefinition<CarStatus> {
  flow: Flow;
  columns: readonly CarColumn[];
}
