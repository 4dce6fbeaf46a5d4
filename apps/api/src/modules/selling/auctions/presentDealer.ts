import type { DealerAuction, OfferContacts } from '@forecourt/contract';
import { FEE, amount } from '../../../domain/money.ts';
import { minimumOffer } from '../../../domain/auction/raise.ts';
import { isReserveMet } from '../../../domain/auction/reserve.ts';
import { presentRules } from '../../../domain/auction/rulesChoice.ts';
import { offerExpiry } from '../../../domain/auctionRules.ts';
import { factsOf, winnerOf } from './facts.ts';
import { minBidOf, presentContacts, presentEnd, presentFee } from './presentParts.ts';
import { presentPublicAuction } from './presentPublic.ts';
import type { AuctionRows, AuctionState } from './queries.ts';
import { ruled } from './ruled.ts';

/**
 * One dealer's view: the best value and their own position, but no other dealers. While sealed bids are
 * taken nothing of the others.
 * @param ownBest this dealer's best bid in cents; needed for sealed bids only.
 */
export function presentDealerAuction(
  state: AuctionState,
  dealerId: string,
  now: Date,
  ownBest: number | null = null,
): DealerAuction {
  const { auction, best, fee } = state;
  const shown = presentPublicAuction(state, now);
  const rules = ruled(auction);
  const over = shown.status !== 'RUNNING';
  const isHidden = rules.sealed && !over;
  const isBest = best?.dealer_id === dealerId;
  const isWinner = over && winnerOf(state, shown.status) === dealerId;
  const { reserve_price: reserve, ...publicRules } = presentRules(rules);
  return {
    ...shown,
    total_offers: isHidden ? null : shown.total_offers,
    min_bid: minBidOf(auction),
    rules: { ...publicRules, has_reserve: reserve !== null },
    reserve_met: isHidden ? null : isReserveMet(rules.reserve, best?.value_cents ?? null),
    ...presentEnd(auction),
    offers_hold_until: offerExpiry(factsOf(auction)).toISOString(),
    owner_replies_until:
      isWinner && shown.status === 'AWAITING_OWNER'
        ? offerExpiry(factsOf(auction, best)).toISOString()
        : null,
    own_limit: isBest && !over ? ownLimit(state) : null,
    winner: over ? isWinner : null,
    best_offer: best && !isHidden ? amount(best.value_cents) : null,
    minimum_offer: amount(minimumOffer(rules, isHidden ? ownBest : (best?.value_cents ?? null))),
    ...(isHidden ? {} : { leading: isBest }),
    dealer_requirements: auction.requirements,
    cancel_reason: auction.cancel_reason,
    continues: isWinner ? auction.dealer_continues : null,
    fee: presentFee(isWinner ? fee : undefined) ?? {
      amount: amount(FEE.cents),
      currency_code: FEE.currency,
    },
  };
}

/** Up to which amount the server bids for the leader; null once the limit is reached. */
function ownLimit({ best, leaderLimit }: AuctionState): number | null {
  return best && leaderLimit !== null && leaderLimit > best.value_cents
    ? amount(leaderLimit)
    : null;
}

/** The owner's contact details, for the dealer who has won and has not withdrawn. */
export function contactsForWinner(
  { status, winner, continues }: DealerAuction,
  owner: AuctionRows['request'],
): OfferContacts | null {
  const mayReach = status === 'ACCEPTED' && winner === true && continues !== false;
  return mayReach ? presentContacts(owner) : null;
}
