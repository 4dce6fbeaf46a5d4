import type { DealerAuction, OwnOffer } from '@forecourt/contract';
import { centsOf } from '@forecourt/platform';

/**
 * The auction's state for one dealer: first (no bids yet), watching (others have bid), leading,
 * outbid; counting (ended, no result yet); then the result (spec §4 and §8, design §7).
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

/**
 * @param timeIsUp whether the end has passed by the server's clock, whatever the status still says
 */
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

/** Whether offers are accepted. */
export function isOpen(standing: Standing): boolean {
  return ['first', 'watching', 'leading', 'outbid'].includes(standing);
}

/** The dealer's own best offer, in cents; null without one. */
export function ownBest(own: readonly OwnOffer[]): number | null {
  return own.length > 0 ? Math.max(...own.map(({ value }) => centsOf(value))) : null;
}
