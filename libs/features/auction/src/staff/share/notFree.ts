import type { Auction, NotFree, TradeInOffer } from '@forecourt/contract';

/** Why a car can get no auction now, by what its report says; null while it can. */
export function notFreeOf(auction: Auction | null, offer: TradeInOffer | null): NotFree | null {
  if (auction?.status === 'RUNNING') return 'AUCTION_RUNNING';
  if (auction?.status === 'AWAITING_OWNER') return 'AWAITING_OWNER';
  if (auction?.status === 'ACCEPTED' || offer?.accepted === true) return 'OFFER_ACCEPTED';
  return offer && offer.accepted === null && !offer.expired ? 'OFFER_WAITING' : null;
}
