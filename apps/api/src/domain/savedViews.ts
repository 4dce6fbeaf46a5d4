import {
  carStatuses,
  requestStatuses,
  type SavedViewList,
  type SavedViewQuery,
} from '@forecourt/contract';
import { invalidFormat } from './errors.ts';

/** Views that a partner may have, of all lists together. */
export const MAX_SAVED_VIEWS = 100;

const statusesOf: Record<SavedViewList, readonly string[]> = {
  REQUESTS: requestStatuses,
  CARS: carStatuses,
};

/**
 * Checks what the contract cannot say of a view's filters.
 *
 * @throws InvalidInput naming the filter that its list does not have, or that contradicts another
 */
export function assertQuery(list: SavedViewList, query: SavedViewQuery): void {
  const { status, period, from, to, reached, channel } = query;
  if (status !== undefined && !statusesOf[list].includes(status)) {
    throw invalidFormat('query.status', 'a status that lists of this kind have');
  }
  if (list === 'CARS' && reached !== undefined)
    throw invalidFormat('query.reached', 'left out: lists of cars have no such filter');
  if (list === 'CARS' && channel !== undefined)
    throw invalidFormat('query.channel', 'left out: lists of cars have no such filter');
  if (period !== undefined && (from !== undefined || to !== undefined)) {
    throw invalidFormat('query.period', 'a period, or from and to, not both');
  }
  // days of the calendar, written so that they sort as text
  if (from !== undefined && to !== undefined && to < from)
    throw invalidFormat('query.to', 'a day that is not before from');
}
