import type { FeeState } from '@forecourt/contract';
import type { Generated } from 'kysely';
import type { Currency } from './values.ts';

/** A note of staff on a report. */
export interface CommentsTable {
  id: string;
  partner_id: string;
  report_id: string;
  author_id: string | null;
  message: string;
  subject: string | null;
  inserted_at: Date;
}

/** What a winning dealer pays for one lead (spec §9). */
export interface FeesTable {
  id: string;
  partner_id: string;
  /** Null once the customer was erased, like that of the auction. */
  request_id: string | null;
  auction_id: string | null;
  dealer_id: string;
  amount_cents: number;
  currency_code: Currency;
  inserted_at: Date;
  /** The deal it was booked for. */
  deal_id: string | null;
  state: Generated<FeeState>;
  /** Null while it is as it was booked. */
  state_since: Date | null;
}

export type AuditAction =
  | 'OFFER_MADE'
  | 'AUCTION_STARTED'
  | 'BID'
  | 'AUTOMATIC_BID'
  | 'BUY_NOW'
  | 'LIMIT_SET'
  | 'BID_REFUSED'
  | 'AUCTION_EXTENDED'
  | 'DEALERS_ADDED'
  | 'AUCTION_CLOSED'
  | 'AUCTION_CANCELLED'
  | 'BEST_OFFERED'
  | 'OFFER_ACCEPTED'
  | 'OFFER_DECLINED'
  | 'OFFER_EXPIRED'
  | 'OFFER_EXTENDED'
  | 'OFFER_WITHDRAWN'
  | 'FEE_BOOKED'
  | 'DEALER_CONTINUES'
  | 'DEALER_WITHDRAWS'
  | 'PARTNER_WITHDRAWS'
  | 'OWNER_WITHDRAWS'
  | 'DEALER_NO_ANSWER'
  | 'FEE_KEPT'
  | 'FEE_RETURNED'
  | 'SECOND_CHANCE_ASKED'
  | 'SECOND_CHANCE_ACCEPTED'
  | 'SECOND_CHANCE_DECLINED'
  | 'SECOND_CHANCE_EXPIRED'
  | 'SECOND_CHANCE_CANCELLED'
  | 'HANDOVER_TICKED'
  | 'HANDOVER_UNTICKED'
  | 'SOLD';

/** Append-only: the database refuses to change or drop a row. */
export interface AuditEntriesTable {
  trade_in_id: string;
  /** From 1 without gaps, per trade-in. */
  seq: number;
  partner_id: string;
  action: AuditAction;
  actor_kind: 'STAFF' | 'DEALER' | 'OWNER' | 'SYSTEM';
  actor_id: string | null;
  amount_cents: number | null;
  currency_code: Currency | null;
  state_before: string | null;
  state_after: string | null;
  auction_id: string | null;
  call_id: string | null;
  inserted_at: Date;
  previous_hash: string;
  hash: string;
}

/** How often a dealer's bids were refused for one reason; the record holds only the first. */
export interface RefusedBidsTable {
  partner_id: string;
  auction_id: string;
  dealer_id: string;
  reason: string;
  /** The entry in the record; null until it is written. */
  entry_seq: number | null;
  times: number;
  first_at: Date;
  last_at: Date;
}
