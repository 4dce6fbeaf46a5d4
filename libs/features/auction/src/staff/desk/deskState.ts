import type { Auction, Deal, TradeInOffer } from '@forecourt/contract';

/** Where selling a car stands; the card, its title and the next step follow from it. */
export type DeskState =
  | 'incomplete'
  | 'viewer'
  | 'open'
  | 'offerSent'
  | 'offerAccepted'
  | 'offerDeclined'
  | 'offerExpired'
  | 'running'
  | 'counting'
  | 'noOffers'
  | 'reserveNotMet'
  | 'awaitingOwner'
  | 'agreed'
  | 'sold'
  | 'dealerWithdrew'
  | 'partnerWithdrew'
  | 'ownerWithdrew'
  | 'dealerSilent'
  | 'secondChance'
  | 'chanceNotTaken'
  | 'declined'
  | 'expired'
  | 'canceled';

/** What the state is derived from. */
export interface DeskFacts {
  auction: Auction | null;
  /** What staff offered to the owner directly. */
  ownersOffer: TradeInOffer | null;
  /** What follows the owner's yes, until another offer or auction follows it. */
  deal: Deal | null;
  /** The customer submitted the report. */
  isComplete: boolean;
  /** Whether this person may make offers. */
  mayAct: boolean;
  /** The auction's end has passed by the server's clock. */
  timeIsUp: boolean;
}

const endedStates = {
  NO_OFFERS: 'noOffers',
  RESERVE_NOT_MET: 'reserveNotMet',
  AWAITING_OWNER: 'awaitingOwner',
  ACCEPTED: 'agreed',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  CANCELLED: 'canceled',
  // What to do next is the deal's, which is there until the next step.
  FELL_THROUGH: 'declined',
} as const satisfies Record<Exclude<Auction['status'], 'RUNNING'>, DeskState>;

/**
 * The state that matters now. Starting an auction removes an earlier offer, so one that is there
 * beside an ended auction was made after it.
 */
export function deskState(facts: DeskFacts): DeskState {
  const { auction, ownersOffer, deal, isComplete, mayAct, timeIsUp } = facts;
  if (auction?.status === 'RUNNING') return timeIsUp ? 'counting' : 'running';
  if (deal) return dealState(deal);
  if (ownersOffer && auction?.status !== 'AWAITING_OWNER') return offerState(ownersOffer);
  if (auction) return endedStates[auction.status];
  if (!mayAct) return 'viewer';
  return isComplete ? 'open' : 'incomplete';
}

function offerState({ accepted, expired }: TradeInOffer): DeskState {
  if (accepted !== null) return accepted ? 'offerAccepted' : 'offerDeclined';
  return expired ? 'offerExpired' : 'offerSent';
}

/** A deal that came to nothing is where staff choose what is next, unless a dealer is being asked. */
function dealState({ state, buyer, second_chance: chance }: Deal): DeskState {
  if (state === 'AGREED') return 'agreed';
  if (state === 'SOLD') return 'sold';
  if (chance?.state === 'ASKED') return 'secondChance';
  if (chance?.state === 'DECLINED' || chance?.state === 'EXPIRED') return 'chanceNotTaken';
  if (state === 'WITHDRAWN_BY_OWNER') return 'ownerWithdrew';
  if (state === 'NO_ANSWER') return 'dealerSilent';
  return buyer.kind === 'PARTNER' ? 'partnerWithdrew' : 'dealerWithdrew';
}
