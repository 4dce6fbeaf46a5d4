import type { CarStatus } from './generated/schema.d.ts';

/**
 * The statuses that a filter by `status` finds in lists of cars, and that its count counts: a sold
 * car's offer was accepted too.
 */
export function carStatusesOf(status: CarStatus): readonly CarStatus[] {
  return status === 'OFFER_ACCEPTED' ? ['OFFER_ACCEPTED', 'SOLD'] : [status];
}
