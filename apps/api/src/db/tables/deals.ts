import type { DealParty, DealState, HandoverItem } from '@forecourt/contract';
import type { Generated } from 'kysely';
import type { Currency } from './values.ts';

/** What follows the owner's yes; one row for each. */
export interface DealsTable {
  id: string;
  partner_id: string;
  trade_in_id: string;
  /** The auction whose offer it was; null for an offer from staff. */
  auction_id: string | null;
  dealer_id: string | null;
  buyer: 'DEALER' | 'PARTNER';
  /** The member of staff who made the offer. */
  offered_by: string | null;
  state: DealState;
  /** When it came into its state. */
  since: Date;
  agreed_at: Date;
  value_cents: number;
  currency_code: Currency;
  trade_for_new: Generated<boolean>;
  comment: string | null;
  /** By when the dealer has to answer; null where the partner is the buyer. */
  answer_until: Date | null;
  /** How many reminders to answer were sent. */
  reminders: Generated<number>;
  continues: boolean | null;
  answered_at: Date | null;
  /** Day of the handover, as 2026-03-02. */
  handover_day: string | null;
  /** The side that withdrew or did not answer. */
  withdrawn_by: DealParty | null;
  /** Who said so; null for the clock. */
  recorded_by: DealParty | null;
  /** The member of staff who recorded it. */
  recorded_by_id: string | null;
  reason: string | null;
  sold_note: string | null;
  /** The partner's setting at the owner's yes. */
  fee_rule: 'KEPT' | 'RETURNED';
}

/** A part of a handover that a side has ticked. */
export interface DealTicksTable {
  deal_id: string;
  partner_id: string;
  item: HandoverItem;
  party: DealParty;
  by_party: DealParty;
  by_id: string | null;
  inserted_at: Date;
}

/** The next dealer, asked to stand by its bid after a deal fell through. */
export interface SecondChancesTable {
  id: string;
  partner_id: string;
  trade_in_id: string;
  deal_id: string;
  auction_id: string;
  bid_id: string;
  dealer_id: string;
  value_cents: number;
  currency_code: Currency;
  state: 'ASKED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'CANCELLED';
  asked_by: string | null;
  asked_at: Date;
  until: Date;
  reminded_at: Date | null;
  answered_at: Date | null;
  reason: string | null;
}
