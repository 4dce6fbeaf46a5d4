import type { Generated } from 'kysely';
import type { Channel, DeliveryReason, Json, MessageTemplate, NullableJson } from './values.ts';

export interface OutboxTable {
  id: string;
  /** Null for a mail about an account, which belongs to no partner. */
  partner_id: string | null;
  request_id: string | null;
  /**
   * The request this message is about and is erased with, if it is not that request's own message.
   */
  about_request_id: string | null;
  /** With a message about an auction, to one of its dealers or to its owner. */
  auction_id: string | null;
  dealer_id: string | null;
  channel: Channel;
  purpose: string;
  recipient: string;
  subject: string | null;
  body: string;
  link: string | null;
  /** The language that it is written in. */
  locale: Generated<string>;
  status: 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED';
  provider: string | null;
  provider_reference: string | null;
  attempts: Generated<number>;
  error: string | null;
  /** Why it cannot be sent, as a code from the contract. */
  reason: DeliveryReason | null;
  inserted_at: Date;
  attempted_at: Date | null;
  sent_at: Date | null;
  /** When it reached the phone, as its provider reported. */
  delivered_at: Date | null;
  /** By WhatsApp; `body` is what an SMS would say. */
  template: NullableJson<MessageTemplate>;
  /** When it was read, as WhatsApp reported. */
  read_at: Date | null;
}

export interface IdempotencyKeysTable {
  principal: string;
  operation: string;
  key: string;
  fingerprint: string;
  status: number | null;
  answer: Json<unknown>;
  inserted_at: Date;
}

export interface RateLimitsTable {
  bucket: string;
  hits: number;
  resets_at: Date;
}

/** How many messages a partner has sent, per quota. */
export interface SendingCountsTable {
  partner_id: string;
  bucket: string;
  hits: number;
  resets_at: Date;
}
