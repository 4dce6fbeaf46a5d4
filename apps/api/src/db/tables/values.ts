import type { ColumnType } from 'kysely';

export type { Flow } from '@forecourt/contract';

export type Role = 'ADMIN' | 'AGENT' | 'VIEWER';

export type Currency = 'EUR' | 'USD';

export type RequestStatus =
  | 'NEW'
  | 'LEAD'
  | 'SENT'
  | 'OPENED'
  | 'IN_PROGRESS'
  | 'COMPLETED'
  | 'FOLLOW_UP_SENT'
  | 'INACTIVE'
  | 'ARCHIVED';

export type RequestEventType =
  | 'CREATED'
  | 'SENT'
  | 'DELIVERED'
  | 'READ'
  | 'DELIVERY_FAILED'
  | 'OPENED'
  | 'STARTED'
  | 'SECTION_REACHED'
  | 'COMPLETED'
  | 'FOLLOW_UP_SENT'
  | 'RESENT'
  | 'INACTIVE'
  | 'ARCHIVED'
  | 'UNARCHIVED'
  | 'LINKS_REVOKED'
  | 'LINK_ASKED'
  | 'CONCLUDED'
  | 'CONCLUSION_UNDONE'
  | 'CONCLUSION_LINK_COPIED'
  | 'CONCLUSION_OPENED'
  | 'OFFER_MADE'
  | 'OFFER_LINK_COPIED'
  | 'CONVERSATION_LINK_COPIED'
  | 'DEALER_LINK_COPIED'
  | 'INVITATION_OPENED'
  | 'OFFER_OPENED'
  | 'OFFER_REMINDED'
  | 'OFFER_EXTENDED'
  | 'OFFER_WITHDRAWN'
  | 'OFFER_ACCEPTED'
  | 'OFFER_DECLINED'
  | 'OFFER_EXPIRED'
  | 'AUCTION_STARTED'
  | 'AUCTION_EXTENDED'
  | 'DEALERS_ADDED'
  | 'AUCTION_ENDED'
  | 'BEST_OFFERED'
  | 'AUCTION_CANCELLED'
  | 'DEALER_CONTINUES'
  | 'DEALER_WITHDRAWS'
  | 'PARTNER_WITHDRAWS'
  | 'OWNER_WITHDRAWS'
  | 'DEALER_NO_ANSWER'
  | 'SECOND_CHANCE_ASKED'
  | 'SECOND_CHANCE_ACCEPTED'
  | 'SECOND_CHANCE_DECLINED'
  | 'SECOND_CHANCE_EXPIRED'
  | 'SECOND_CHANCE_CANCELLED'
  | 'HANDOVER_TICKED'
  | 'SOLD'
  | 'LISTING_WITHDRAWN'
  | 'LISTING_RESTORED'
  | 'ADDITION_ASKED'
  | 'ADDITION_COMPLETED'
  | 'ADDITION_CANCELLED'
  | 'REFUSAL_TAKEN_BACK'
  | 'DAMAGE_CHANGED'
  | 'FINDING_ACCEPTED'
  | 'FINDING_DISMISSED'
  | 'DAMAGE_PINNED'
  | 'DAMAGE_UNPINNED'
  | 'DETAILS_CORRECTED'
  | 'ASSIGNED'
  | 'PLATE_HIDDEN'
  | 'PLATE_SHOWN'
  | 'DAMAGE_REMOVED'
  | 'CONVERSATION_PHOTO_ADDED'
  | 'CONVERSATION_PHOTO_REMOVED';

export type ActorKind = 'STAFF' | 'CUSTOMER' | 'DEALER' | 'SYSTEM';

export type AuctionStatus =
  | 'RUNNING'
  | 'NO_OFFERS'
  | 'RESERVE_NOT_MET'
  | 'AWAITING_OWNER'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'FELL_THROUGH';

export type ThreadRole = 'BUYER' | 'SELLER' | 'AGENT';

export type Channel = 'EMAIL' | 'SMS' | 'WHATSAPP';

/** What a text is written for: what WhatsApp would say is in a template of the provider. */
export type TextChannel = 'EMAIL' | 'SMS';

/** How a customer with a phone number is written to. */
export type PhoneChannel = 'SMS' | 'WHATSAPP';

/** An approved template of WhatsApp with its values, but for the link. */
export interface MessageTemplate {
  /** Its id at Twilio. */
  contentSid: string;
  name: string;
  partner: string;
}

/** Delivery state of the newest message of a request. */
export type DeliveryState = 'QUEUED' | 'SENT' | 'DELIVERED' | 'READ' | 'FAILED';

/** What a message to a customer or a buyer is about. */
export type MessageAbout =
  'REQUEST' | 'FOLLOW_UP' | 'ADDITION' | 'CONCLUSION' | 'OFFER' | 'DEAL' | 'CHAT';

/** Why a message cannot go out. */
export type DeliveryReason =
  | 'NUMBER_REJECTED'
  | 'MAILBOX_UNKNOWN'
  | 'PROVIDER_UNREACHABLE'
  | 'PROVIDER_REFUSED'
  | 'TEMPLATE_REFUSED'
  | 'CHANNEL_OFF'
  | 'COUNTRY_NOT_ALLOWED'
  | 'QUOTA_EXCEEDED'
  | 'TEXT_NOT_ALLOWED'
  | 'INTERRUPTED'
  | 'UNKNOWN';

/**
 * CREATED until the bytes have arrived, then STORED; PROCESSED when the display sizes are ready
 * too.
 */
export type UploadState = 'CREATED' | 'STORED' | 'PROCESSED';

export type JsonObject = Record<string, unknown>;

/** A jsonb column: parsed when read; when written, text made by `json()`. */
export type Json<T> = ColumnType<T, string | undefined, string>;

/** A jsonb column that may be null. */
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A value for a jsonb column. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
