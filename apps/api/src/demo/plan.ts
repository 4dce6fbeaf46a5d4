import type { Flow, RequestStatus } from '../db/schema.ts';

export type PartnerKey = 'northgate' | 'harbour' | 'lakeside' | 'summit';

/** The outcome for a reported car; the first of a kind shows every picture of its car. */
export type Outcome =
  | 'NEW'
  | 'OFFER_MADE'
  | 'OFFER_ACCEPTED'
  | 'OFFER_DECLINED'
  | 'AUCTION_RUNNING'
  | 'AUCTION_WON'
  | 'AUCTION_LOST'
  | 'AUCTION_WITHOUT_OFFERS'
  | 'AUCTION_AWAITING_OWNER'
  | 'AUCTION_EXPIRED'
  | 'AUCTION_CANCELLED'
  | 'DEAL_UNANSWERED'
  | 'DEAL_HANDOVER'
  | 'DEAL_SOLD'
  | 'DEAL_DEALER_WITHDREW'
  | 'DEAL_OWNER_WITHDREW'
  | 'DEAL_NO_ANSWER'
  | 'DEAL_SECOND_CHANCE'
  | 'IN_PROGRESS'
  | 'ESTIMATE_SENT'
  | 'REPAIRABLE'
  | 'INSPECTED'
  | 'NEEDS_EXTRA_INSPECTION';

/** How many requests of each kind an area has. */
export interface AreaPlan {
  partner: PartnerKey;
  flow: Flow;
  /** Requests that are not completed, by status. */
  open: Partial<Record<Exclude<RequestStatus, 'COMPLETED'>, number>>;
  /** Completed requests, by the outcome for the car. */
  completed: Partial<Record<Outcome, number>>;
}

/** Fills every tab of every list; Northgate has more than three pages of each (design §6). */
export const AREAS: readonly AreaPlan[] = [
  {
    partner: 'northgate',
    flow: 'TRADE',
    open: {
      NEW: 4,
      LEAD: 5,
      SENT: 13,
      OPENED: 6,
      IN_PROGRESS: 7,
      FOLLOW_UP_SENT: 4,
      INACTIVE: 4,
      ARCHIVED: 5,
    },
    completed: {
      NEW: 9,
      OFFER_MADE: 6,
      OFFER_ACCEPTED: 4,
      OFFER_DECLINED: 4,
      AUCTION_RUNNING: 1,
      AUCTION_WON: 1,
      AUCTION_LOST: 1,
      AUCTION_WITHOUT_OFFERS: 1,
      AUCTION_AWAITING_OWNER: 1,
      AUCTION_EXPIRED: 1,
      AUCTION_CANCELLED: 1,
    },
  },
  {
    partner: 'northgate',
    flow: 'CLAIM',
    open: {
      NEW: 2,
      LEAD: 2,
      SENT: 9,
      OPENED: 4,
      IN_PROGRESS: 5,
      FOLLOW_UP_SENT: 2,
      INACTIVE: 2,
      ARCHIVED: 4,
    },
    completed: { NEW: 9, REPAIRABLE: 7, NEEDS_EXTRA_INSPECTION: 5, ESTIMATE_SENT: 1 },
  },
  {
    partner: 'northgate',
    flow: 'INSPECT',
    open: {
      NEW: 2,
      LEAD: 2,
      SENT: 8,
      OPENED: 4,
      IN_PROGRESS: 5,
      FOLLOW_UP_SENT: 2,
      INACTIVE: 2,
      ARCHIVED: 4,
    },
    completed: { NEW: 8, INSPECTED: 8, NEEDS_EXTRA_INSPECTION: 6 },
  },
  {
    partner: 'harbour',
    flow: 'CLAIM',
    open: { NEW: 1, LEAD: 1, SENT: 6, OPENED: 3, IN_PROGRESS: 3, INACTIVE: 1, ARCHIVED: 2 },
    completed: { NEW: 5, REPAIRABLE: 3, NEEDS_EXTRA_INSPECTION: 2, IN_PROGRESS: 1 },
  },
  {
    partner: 'harbour',
    flow: 'INSPECT',
    open: { SENT: 4, OPENED: 2, IN_PROGRESS: 2, ARCHIVED: 1 },
    completed: { NEW: 4, INSPECTED: 3, NEEDS_EXTRA_INSPECTION: 1 },
  },
  {
    partner: 'lakeside',
    flow: 'TRADE',
    open: {
      NEW: 1,
      LEAD: 2,
      SENT: 5,
      OPENED: 2,
      IN_PROGRESS: 3,
      FOLLOW_UP_SENT: 1,
      INACTIVE: 1,
      ARCHIVED: 2,
    },
    completed: { NEW: 4, OFFER_MADE: 2, OFFER_ACCEPTED: 1, OFFER_DECLINED: 1 },
  },
  {
    partner: 'summit',
    flow: 'TRADE',
    open: { NEW: 1, LEAD: 1, SENT: 4, OPENED: 2, IN_PROGRESS: 2, ARCHIVED: 1 },
    completed: { NEW: 3, OFFER_MADE: 2 },
  },
  // a deal in each state, after everything else, so that nothing before it changes
  {
    partner: 'northgate',
    flow: 'TRADE',
    open: {},
    completed: {
      DEAL_UNANSWERED: 1,
      DEAL_HANDOVER: 1,
      DEAL_SOLD: 1,
      DEAL_DEALER_WITHDREW: 1,
      DEAL_OWNER_WITHDREW: 1,
      DEAL_NO_ANSWER: 1,
      DEAL_SECOND_CHANCE: 1,
    },
  },
];
