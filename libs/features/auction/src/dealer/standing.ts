import type { DealerAuction, OwnOffer } from '@forecourt/contract';
import { centsOf } from '@forecourt/platform';

/**
 * What an auction is to one dealer: first (nobody has bid), watching (others have), leading, outbid;
 * counting (ended, no result yet); then what came of it (spec §4 and §8, design §7).
 */
export type Standing =
  | 'first'
  | 'watching'
  | 'leading'
  | 'outbid'
  | 'counting'
  | 'won'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'lost'
  | 'endedWithoutBid'
  | 'cancelled';

const ofWinner: Partial<Record<DealerAuction['status'], Standing>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  EXPIRED: 'expired',
};

/** @param timeIsUp the end has come by the server's clock, whatever the status says yet */
export function standingOf(
  auction: DealerAuction,
  own: readonly OwnOffer[],
  timeIsUp: boolean,
): Standing {
  const { status, winner } = auction;
  if (status === 'CANCELLED') return 'cancelled';
  if (status === 'RUNNING') {
    if (timeIsUp) return 'counting';
    if (auction.leading) return 'leading';
    if (own.length > 0) return 'outbid';
    return auction.total_offers > 0 ? 'watching' : 'first';
  }
  if (winner) return ofWinner[status] ?? 'won';
  return own.length > 0 ? 'lost' : 'endedWithoutBid';
}

/** Whether offers are taken. */
export function isOpen(standing: Standing): boolean {
  return ['first', 'watching', 'leading', 'outbid'].includes(standing);
}

/** The dealer's own best offer, in cents; null without one. */
export function ownBest(own: readonly OwnOffer[]): number | null {
  return own.length > 0 ? Math.max(...own.map(({ value }) => centsOf(value))) : null;
}
