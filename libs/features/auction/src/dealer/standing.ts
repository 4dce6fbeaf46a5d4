import type { DealerAuction, OwnOffer } from '@forecourt/contract';
import { centsOf } from '@forecourt/platform';

/**
 * The auction's state for one dealer: first (no bids yet), watching (others have bid), leading,
 * outbid; with sealed bids sealed or sealedOffered; counting (ended, no result yet); then the result
 * (spec §4 and §8, design §7).
 */
export type Standing =
  | 'first'
  | 'watching'
  | 'leading'
  | 'outbid'
  | 'sealed'
  | 'sealedOffered'
  | 'counting'
  | 'won'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'lost'
  | 'bestBelowReserve'
  | 'reserveNotMet'
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
    if (auction.rules?.sealed) return own.length > 0 ? 'sealedOffered' : 'sealed';
    if (auction.leading) return 'leading';
    if (own.length > 0) return 'outbid';
    return (auction.total_offers ?? 0) > 0 ? 'watching' : 'first';
  }
  if (winner) return ofWinner[status] ?? 'won';
  if (own.length === 0) return 'endedWithoutBid';
  if (status !== 'RESERVE_NOT_MET') return 'lost';
  return auction.leading ? 'bestBelowReserve' : 'reserveNotMet';
}

const open = ['first', 'watching', 'leading', 'outbid', 'sealed', 'sealedOffered'];

/** Whether offers are accepted; not in any standing after the end. */
export function isOpen(standing: string): boolean {
  return open.includes(standing);
}

const leftBehind = ['declined', 'expired', 'lost', 'reserveNotMet', 'endedWithoutBid', 'cancelled'];

/** Whether this car is over for the dealer, so that other auctions are what is left to do. */
export function isLeftBehind(standing: string): boolean {
  return leftBehind.includes(standing);
}

/** The dealer's own best offer, in cents; null without one. */
export function ownBest(own: readonly OwnOffer[]): number | null {
  return own.length > 0 ? Math.max(...own.map(({ value }) => centsOf(value))) : null;
}
