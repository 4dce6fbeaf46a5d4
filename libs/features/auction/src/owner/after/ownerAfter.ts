import type { Deal } from '@forecourt/contract';

/**
 * Where an owner stands after their yes: the deal stands, was carried out, or came to nothing, and
 * through whom.
 */
export type OwnerAfter = 'agreed' | 'sold' | 'buyerWithdrew' | 'noAnswer' | 'youWithdrew';

const states: Record<Deal['state'], OwnerAfter> = {
  AGREED: 'agreed',
  SOLD: 'sold',
  WITHDRAWN_BY_DEALER: 'buyerWithdrew',
  WITHDRAWN_BY_OWNER: 'youWithdrew',
  NO_ANSWER: 'noAnswer',
};

export function ownerAfter({ state }: Pick<Deal, 'state'>): OwnerAfter {
  return states[state];
}
