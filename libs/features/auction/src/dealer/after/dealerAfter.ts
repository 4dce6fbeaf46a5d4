import type { Answer, DealState } from '@forecourt/contract';

/**
 * Where a dealer stands after the owner's yes, or when asked to stand by a bid: asked whether it goes
 * on (spec §4), going on, sold; no longer its car, and why; the second chance and what came of it.
 */
export type DealerAfter =
  | 'asked'
  | 'goesOn'
  | 'sold'
  | 'withdrew'
  | 'ownerWithdrew'
  | 'noAnswer'
  | 'chance'
  | 'chanceAccepted'
  | 'chanceDeclined'
  | 'chanceExpired'
  | 'chanceCancelled';

const fallen: Record<Exclude<DealState, 'AGREED'>, DealerAfter> = {
  SOLD: 'sold',
  WITHDRAWN_BY_DEALER: 'withdrew',
  WITHDRAWN_BY_OWNER: 'ownerWithdrew',
  NO_ANSWER: 'noAnswer',
};

/** Null while the auction itself says where the dealer stands. */
export function dealerAfter(
  answer: Pick<Answer<'getDealerAuction'>, 'auction' | 'deal' | 'second_chance'>,
): DealerAfter | null {
  const { auction, deal, second_chance: chance } = answer;
  if (chance?.can.includes('ACCEPT')) return 'chance';
  if (deal?.state === 'AGREED') {
    if (deal.answer?.continues) return 'goesOn';
    // Past its time the server has yet to end the deal; answering is no longer possible.
    return deal.can.includes('CONTINUE') ? 'asked' : 'noAnswer';
  }
  if (deal) return fallen[deal.state];
  switch (chance?.state) {
    case 'ASKED':
    case 'EXPIRED':
      return 'chanceExpired';
    case 'DECLINED':
      return 'chanceDeclined';
    case 'CANCELLED':
      return 'chanceCancelled';
    case 'ACCEPTED':
      return auction.status === 'AWAITING_OWNER' ? 'chanceAccepted' : null;
    default:
      return null;
  }
}
