import type { DetailChange, PlatePlace, RefusalReason } from '@forecourt/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Flow,
  RequestStatus,
  RequestEventType,
  ActorKind,
  Channel,
  DeliveryReason,
  DeliveryState,
  MessageAbout,
  PhoneChannel,
  UploadState,
  Json,
  JsonObject,
  NullableJson,
} from './values.ts';

export interface RequestsTable {
  id: string;
  partner_id: string;
  request_type: Flow;
  status: RequestStatus;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** How the number is written to. */
  phone_channel: Generated<PhoneChannel>;
  /** The language that the customer chose on a page; null before that. */
  locale: string | null;
  self_service: Generated<boolean>;
  /** Whether it was on a website that embed.js is on; only of self-service. */
  from_website: Generated<boolean>;
  agent_id: string | null;
  created_by: string | null;
  customisation_id: string | null;
  info: Json<JsonObject>;
  /** What `info` says of it. */
  sale_plan: GeneratedAlways<string | null>;
  status_before_archive: RequestStatus | null;
  key_version: Generated<number>;
  inserted_at: Date;
  updated_at: Date;
  last_activity_at: Date;
  sent_at: Date | null;
  opened_at: Date | null;
  completed_at: Date | null;
  /** When its timeline first told of each step of its way (`stepOf`). */
  delivered_at: Date | null;
  started_at: Date | null;
  /** When the report was first submitted; `completed_at` is the last time. */
  reported_at: Date | null;
  concluded_at: Date | null;
  offered_at: Date | null;
  accepted_at: Date | null;
  sold_at: Date | null;
  /** Delivery state of its newest message; null when none was sent. */
  delivery: DeliveryState | null;
  /** Id of that message in the outbox. */
  delivery_id: string | null;
  delivery_channel: Channel | null;
  delivery_reason: DeliveryReason | null;
  delivery_at: Date | null;
  delivery_about: MessageAbout | null;
  /** Follow-ups and resendings, until `sends_reset_at`. */
  sends: Generated<number>;
  last_send_at: Date | null;
  sends_reset_at: Date | null;
  /** What staff corrected, by its field (`StoredCorrection`). */
  corrections: Json<JsonObject>;
  /** Since when its car is no longer offered on the public page. */
  listing_withdrawn_at: Date | null;
  /** By the contract's `normalNumber`. */
  claim_number: string | null;
  policy_number: string | null;
  /** As 2026-03-02. */
  date_of_loss: string | null;
}

export interface RequestEventsTable {
  id: Generated<number>;
  partner_id: string;
  request_id: string;
  type: RequestEventType;
  from_status: RequestStatus | null;
  /** The request's status after it. */
  status: RequestStatus;
  /** The section, with SECTION_REACHED. */
  section: string | null;
  /** Details as readable text; see the contract's RequestEvent. */
  detail: string | null;
  /** The changed value, with DETAILS_CORRECTED. */
  change: NullableJson<DetailChange>;
  /** With SENT, DELIVERED, READ and DELIVERY_FAILED, what the message is about. */
  about: MessageAbout | null;
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
  /** Where staff placed damages on the 360 scan, by the damage's id (the contract's DamagePin). */
  damage_pins: Json<JsonObject>;
  /** What staff say of damages, by the damage's id (the contract's DamageChange). */
  damage_edits: Json<JsonObject>;
  /** Damages that staff added to the customer's, in the same form, and the ids of those taken out again. */
  added_damages: Json<unknown[]>;
  progress: Json<JsonObject>;
  /** Why it was handed in without something required, in the customer's words. */
  missing_reason: string | null;
  cover_upload_id: number | null;
  inserted_at: Date;
  updated_at: Date;
}

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
  /** Indices of the frames that have arrived, for a scan. */
  frames: Generated<number[]>;
  processedimagescount: number | null;
  /** Declined is refused: it counts for nothing, and only staff and the customer see it. */
  review_status: 'approved' | 'declined' | null;
  refusal_reason: RefusalReason | null;
  refusal_note: string | null;
  /** The addition it came with; null for the first sending. */
  addition_id: string | null;
  taken_at: Date | null;
  /** When the damage detection looked at it; null when it has not. */
  searched_at: Date | null;
  /** Where its license plate is; the same in each row of one file. Null for nobody said. */
  plate: NullableJson<PlatePlace>;
  inserted_at: Date;
  /** The customer deleted it; the row stays so that a late retry does not restore it. */
  deleted_at: Date | null;
}
