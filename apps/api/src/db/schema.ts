import type { ColumnType, Generated, Selectable } from 'kysely';

/*
 * The tables as the migrations make them. Money is integer cents; `bigint` columns come back as
 * numbers (see `open.ts`); times are Dates; `jsonb` is parsed when read and given as a value.
 */

export type Flow = 'TRADE' | 'CLAIM' | 'INSPECT';
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
  | 'DELIVERY_FAILED'
  | 'OPENED'
  | 'STARTED'
  | 'SECTION_REACHED'
  | 'COMPLETED'
  | 'FOLLOW_UP_SENT'
  | 'RESENT'
  | 'INACTIVE'
  | 'ARCHIVED'
  | 'UNARCHIVED';
export type ActorKind = 'STAFF' | 'CUSTOMER' | 'SYSTEM';
export type AuctionStatus =
  'RUNNING' | 'NO_OFFERS' | 'AWAITING_OWNER' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'CANCELLED';
export type ThreadRole = 'BUYER' | 'SELLER' | 'AGENT';
export type Channel = 'EMAIL' | 'SMS';

/** A jsonb column: an object when read; text, made by `json()`, when written. */
type Json<T> = ColumnType<T, string | undefined, string>;
export type JsonObject = Record<string, unknown>;

export interface PartnersTable {
  id: string;
  name: string;
  type: Generated<'DEALERSHIP' | 'INSURER' | 'OTHER'>;
  country_code: Generated<string>;
  currency: Generated<Currency>;
  inserted_at: Generated<Date>;
}

export interface UsersTable {
  id: string;
  username: string;
  name: string;
  email: string;
  phone: string | null;
  avatar: string | null;
  password_hash: string | null;
  disabled_at: Date | null;
  last_sign_in_at: Date | null;
  inserted_at: Generated<Date>;
}

export interface MembershipsTable {
  partner_id: string;
  user_id: string;
  role: Role;
  position: Generated<number>;
  inserted_at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  user_agent: string | null;
  inserted_at: Date;
  last_used_at: Date;
  expires_at: Date;
}

export interface DealersTable {
  id: string;
  partner_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  country: string | null;
  county: string | null;
  location: string | null;
  url: string | null;
  inserted_at: Generated<Date>;
}

export interface CustomisationsTable {
  id: string;
  partner_id: string;
  flow: Flow;
  unique_id: string;
  locales: Json<JsonObject>;
  logo_url: string | null;
  logo_width: number | null;
  assets: Json<JsonObject>;
  theme: Json<JsonObject>;
  sections: Json<JsonObject>;
  texts: Json<JsonObject>;
  terms_url: string | null;
  privacy_url: string | null;
  version: Generated<number>;
  inserted_at: Generated<Date>;
}

export interface TranslationsTable {
  partner_id: string;
  customisation_id: string;
  locale_code: string;
  surface: Generated<string>;
  messages: Json<Record<string, string>>;
  updated_at: Generated<Date>;
}

export interface RequestsTable {
  id: string;
  partner_id: string;
  request_type: Flow;
  status: RequestStatus;
  name: string | null;
  email: string | null;
  phone: string | null;
  self_service: Generated<boolean>;
  agent_id: string | null;
  created_by: string | null;
  customisation_id: string | null;
  info: Json<JsonObject>;
  status_before_archive: RequestStatus | null;
  key_version: Generated<number>;
  inserted_at: Date;
  updated_at: Date;
  last_activity_at: Date;
  sent_at: Date | null;
  opened_at: Date | null;
  completed_at: Date | null;
}

export interface RequestEventsTable {
  id: Generated<number>;
  partner_id: string;
  request_id: string;
  type: RequestEventType;
  from_status: RequestStatus | null;
  /** The request's status after it. */
  status: RequestStatus;
  /** With SECTION_REACHED, which one. */
  section: string | null;
  actor_kind: ActorKind;
  actor_id: string | null;
  inserted_at: Date;
}

export interface ReportsTable {
  id: string;
  partner_id: string;
  request_id: string;
  unique_id: string;
  status: Generated<string>;
  plate: string | null;
  make: string | null;
  model: string | null;
  year: number | null;
  car: Json<JsonObject>;
  info: Json<JsonObject>;
  damage_locations: Json<unknown[]>;
  progress: Json<JsonObject>;
  cover_upload_id: number | null;
  inserted_at: Date;
  updated_at: Date;
}

/** CREATED until the bytes are there, STORED when they are, PROCESSED when the sizes are ready too. */
export type UploadState = 'CREATED' | 'STORED' | 'PROCESSED';

export interface UploadsTable {
  id: Generated<number>;
  partner_id: string;
  report_id: string;
  client_id: string | null;
  section: string;
  slot: string | null;
  damage_location_id: string | null;
  filetype: 'image' | 'video';
  description: string | null;
  /** Folder of its files. */
  storage_key: string;
  bytes: number | null;
  width: number | null;
  height: number | null;
  state: Generated<UploadState>;
  /** Of a scan, the indices of the frames that have arrived. */
  frames: Generated<number[]>;
  processedimagescount: number | null;
  review_status: 'approved' | 'declined' | null;
  taken_at: Date | null;
  inserted_at: Date;
  /** The customer took it back: kept so that a late retry does not bring it back. */
  deleted_at: Date | null;
}

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
  status: AuctionStatus;
  winner_dealer_id: string | null;
  validity_days: Generated<number>;
  validity_miles: Generated<number>;
  requirements: string | null;
  created_by: string | null;
  inserted_at: Date;
}

export interface AuctionBiddersTable {
  auction_id: string;
  dealer_id: string;
  partner_id: string;
  key_version: Generated<number>;
  inserted_at: Date;
}

export interface BidsTable {
  id: string;
  partner_id: string;
  auction_id: string;
  dealer_id: string;
  value_cents: number;
  trade_for_new: Generated<boolean>;
  comment: string | null;
  expires_at: Date | null;
  inserted_at: Date;
}

export interface ClaimsTable {
  id: string;
  partner_id: string;
  request_id: string;
  claim_type: string | null;
  reported: Date | null;
  damage_description: string | null;
  insurer_name: string | null;
  status: Generated<number>;
  updated_at: Date;
}

export interface InspectsTable {
  id: string;
  partner_id: string;
  request_id: string;
  driver_name: string | null;
  driver_email: string | null;
  driver_phone: string | null;
  status: Generated<number>;
  updated_at: Date;
}

export interface ThreadsTable {
  id: string;
  partner_id: string;
  lead_id: string;
  initiator: 'AGENT_BUYER' | 'BUYER_AGENT' | 'AGENT_SELLER' | 'SELLER_AGENT';
  sender_type: ThreadRole;
  info: Json<JsonObject>;
  summary: string | null;
  buyer_read_status: Generated<boolean>;
  seller_read_status: Generated<boolean>;
  inserted_at: Date;
  last_message_at: Date;
}

export interface MessagesTable {
  id: string;
  partner_id: string;
  thread_id: string;
  message: string;
  sender_type: ThreadRole;
  sender_id: string | null;
  inserted_at: Date;
}

export interface OutboxTable {
  id: string;
  partner_id: string;
  request_id: string | null;
  channel: Channel;
  purpose: string;
  recipient: string;
  subject: string | null;
  body: string;
  html: string | null;
  link: string | null;
  status: 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED';
  provider: string | null;
  provider_reference: string | null;
  attempts: Generated<number>;
  error: string | null;
  inserted_at: Date;
  attempted_at: Date | null;
  sent_at: Date | null;
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

export interface Tables {
  partners: PartnersTable;
  users: UsersTable;
  memberships: MembershipsTable;
  sessions: SessionsTable;
  dealers: DealersTable;
  customisations: CustomisationsTable;
  translations: TranslationsTable;
  requests: RequestsTable;
  request_events: RequestEventsTable;
  reports: ReportsTable;
  uploads: UploadsTable;
  trade_ins: TradeInsTable;
  auctions: AuctionsTable;
  auction_bidders: AuctionBiddersTable;
  bids: BidsTable;
  claims: ClaimsTable;
  inspects: InspectsTable;
  threads: ThreadsTable;
  messages: MessagesTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
}

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** A value for a jsonb column. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
