import type { Auction, TradeInOffer } from '@forecourt/contract';

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
  | 'awaitingOwner'
  | 'sold'
  | 'declined'
  | 'expired'
  | 'canceled';

/** What the state is derived from. */
export interface DeskFacts {
  auction: Auction | null;
  /** What staff offered to the owner directly. */
  ownersOffer: TradeInOffer | null;
  /** The customer submitted the report. */
  isComplete: boolean;
  /** Whether this person may make offers. */
  mayAct: boolean;
  /** The auction's end has passed by the server's clock. */
  timeIsUp: boolean;
}

const endedStates = {
  NO_OFFERS: 'noOffers',
  AWAITING_OWNER: 'awaitingOwner',
  ACCEPTED: 'sold',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  CANCELLED: 'canceled',
} as const satisfies Record<Exclude<Auction['status'], 'RUNNING'>, DeskState>;

/**
 * The state that matters now. Starting an auction removes an earlier offer, so one that is there
 * beside an ended auction was made after it.
 */
export function deskState(facts: DeskFacts): DeskState {
  const { auction, ownersOffer, isComplete, mayAct, timeIsUp } = facts;
  if (auction?.status === 'RUNNING') return timeIsUp ? 'counting' : 'running';
  if (ownersOffer && auction?.status !== 'AWAITING_OWNER') return offerState(ownersOffer);
  if (auction) return endedStates[auction.status];
  if (!mayAct) return 'viewer';
  return isComplete ? 'open' : 'incomplete';
}

function offerState({ accepted, expired }: TradeInOffer): DeskState {
  if (accepted !== null) return accepted ? 'offerAccepted' : 'offerDeclined';
  return expired ? 'offerExpired' : 'offerSent';
}
