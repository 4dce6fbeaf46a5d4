import type { ThreadFiles } from '@forecourt/contract';
import type { Generated } from 'kysely';
import type {
  Channel,
  Currency,
  AuctionStatus,
  DeliveryReason,
  DeliveryState,
  ThreadRole,
  Json,
  JsonObject,
  NullableJson,
} from './values.ts';

export interface TradeInsTable {
  id: string;
  partner_id: string;
  request_id: string;
  expected_price_cents: number | null;
  offer_value_cents: number | null;
  offer_currency: Currency | null;
  offer_accepted: boolean | null;
  offer_trade_for_new: boolean | null;
  offer_comment: string | null;
  offered_by: string | null;
  offer_dealer_id: string | null;
  offer_set_timestamp: Date | null;
  offer_expires_at: Date | null;
  offer_answered_at: Date | null;
  /** The auction whose best offer it is; null for an offer from staff. */
  offer_auction_id: string | null;
  /** When it was recorded that the offer expired unanswered. */
  offer_expired_at: Date | null;
  /** When its owner first opened the page of the offer. */
  offer_opened_at: Date | null;
  /** How many reminders of the offer its owner was sent. */
  offer_reminders: Generated<number>;
  /** When the last of them was due. */
  offer_reminded_at: Date | null;
  /** When the offer was withdrawn from its owner, and why; null once another step has followed. */
  offer_withdrawn_at: Date | null;
  offer_withdrawn_reason: string | null;
  /** The latest deal, until another offer or auction follows it. */
  deal_id: string | null;
  /** When the car changed hands. */
  sold_at: Date | null;
  inserted_at: Date;
}

export interface AuctionsTable {
  id: string;
  partner_id: string;
  trade_in_id: string;
  currency_code: Currency;
  start_time: Date;
  end_time: Date;
  min_bid_cents: Generated<number>;
  min_raise_cents: Generated<number>;
  /** Never told to a dealer. */
  reserve_cents: number | null;
  /** Whether a late bid moves the end. */
  extension: Generated<boolean>;
  buy_now_cents: number | null;
  proxy_bids: Generated<boolean>;
  sealed: Generated<boolean>;
  /** How often a late bid has moved the end. */
  extensions: Generated<number>;
  /** The end as planned at the start; null while it has not moved. */
  original_end_time: Date | null;
  /** When a dealer ended it by the buy-now price. */
  bought_at: Date | null;
  status: AuctionStatus;
  winner_dealer_id: string | null;
  validity_days: Generated<number>;
  validity_miles: Generated<number>;
  requirements: string | null;
  created_by: string | null;
  cancel_reason: string | null;
  /** When its end was processed: winner, owner and losers notified. */
  closed_at: Date | null;
  /** When the dealers were reminded that it ends within the hour. */
  reminded_at: Date | null;
  /** Whether the winner continues, after the owner accepted. */
  dealer_continues: boolean | null;
  /** Until when the offer of a second chance is valid; null without one. */
  holds_until: Date | null;
  /** Raised by every step after the owner's yes. */
  deal_version: Generated<number>;
  inserted_at: Date;
}

export interface AuctionBiddersTable {
  auction_id: string;
  dealer_id: string;
  partner_id: string;
  /** Part of the dealer's link. */
  id: Generated<string>;
  key_version: Generated<number>;
  outbid_told_at: Date | null;
  /** When the dealer first looked at the page of the auction. */
  opened_at: Date | null;
  inserted_at: Date;
}

export interface BidsTable {
  id: string;
  partner_id: string;
  auction_id: string;
  dealer_id: string;
  /** Position in the order in which the auction accepted its bids, from 1. */
  seq: number;
  value_cents: number;
  /** Of equal bids that with the smaller one is better. */
  tie_order: Generated<number>;
  /** Made by the server for the dealer, up to their limit. */
  automatic: Generated<boolean>;
  trade_for_new: Generated<boolean>;
  comment: string | null;
  expires_at: Date | null;
  inserted_at: Date;
}

/** Up to which amount the server bids for a dealer, and on what terms. Nobody else reads it. */
export interface BidLimitsTable {
  auction_id: string;
  dealer_id: string;
  partner_id: string;
  limit_cents: number;
  trade_for_new: boolean;
  comment: string | null;
  /** Days after the auction's end that the bids hold; null for the auction's own validity. */
  holds_days: number | null;
  updated_at: Date;
}

/** How the customer is told the conclusion of a claim or an inspection. */
interface Telling {
  /** Whether they are told the conclusion that stands. */
  tells: Generated<boolean>;
  /** When the message goes; null once it has, or without one. */
  tell_at: Date | null;
  /** When they were told last; from then on the page behind their link shows what stands. */
  told_at: Date | null;
  /** The status they were told last; null once it was taken back. */
  told_status: number | null;
  /** When they first opened the page with the conclusion that stands. */
  told_opened_at: Date | null;
}

export interface ClaimsTable extends Telling {
  id: string;
  partner_id: string;
  request_id: string;
  claim_type: string | null;
  reported: Date | null;
  damage_description: string | null;
  insurer_name: string | null;
  status: Generated<number>;
  /** The status that undoing the conclusion restores. */
  status_before: number | null;
  concluded_at: Date | null;
  updated_at: Date;
}

export interface InspectsTable extends Telling {
  id: string;
  partner_id: string;
  request_id: string;
  driver_name: string | null;
  driver_email: string | null;
  driver_phone: string | null;
  status: Generated<number>;
  /** The status that undoing the conclusion restores. */
  status_before: number | null;
  concluded_at: Date | null;
  updated_at: Date;
}

export interface ThreadsTable {
  id: string;
  partner_id: string;
  lead_id: string;
  initiator: 'AGENT_BUYER' | 'BUYER_AGENT' | 'AGENT_SELLER' | 'SELLER_AGENT';
  sender_type: ThreadRole;
  info: Json<JsonObject>;
  /** Start of the newest message; null without any, or for one of files only. */
  summary: string | null;
  /** What the newest message is made of, if it is files only. */
  summary_files: NullableJson<ThreadFiles>;
  buyer_read_status: Generated<boolean>;
  seller_read_status: Generated<boolean>;
  inserted_at: Date;
  last_message_at: Date;
  /** Position of the newest message in the thread; 0 without any. */
  last_seq: Generated<number>;
  /** Position of the last message that staff have read. */
  seller_read_seq: Generated<number>;
  /** Position of the last message that the other side has read. */
  buyer_read_seq: Generated<number>;
  /** Messages to staff that they have not read. */
  unread_count: Generated<number>;
  /** Where a buyer is notified of a message; a seller is reached through their request. */
  party_email: string | null;
  party_phone: string | null;
  /** Version of the key in the other side's link. */
  key_version: Generated<number>;
  /** Position of the last message the other side was notified of, by email or SMS, and when. */
  notified_seq: Generated<number>;
  notified_at: Date | null;
  /** How that notice fares; null when there was none. */
  notice: DeliveryState | null;
  /** Id of that notice in the outbox. */
  notice_id: string | null;
  notice_channel: Channel | null;
  notice_reason: DeliveryReason | null;
  notice_at: Date | null;
}

export interface MessagesTable {
  id: string;
  partner_id: string;
  thread_id: string;
  message: string;
  sender_type: ThreadRole;
  sender_id: string | null;
  inserted_at: Date;
  /** Position in the thread, from 1, without gaps. */
  seq: number;
  /** The Idempotency-Key it was sent with. */
  client_key: string | null;
}
