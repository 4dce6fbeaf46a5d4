import type { Json } from './values.ts';

/** What was done with customers' data, or set for data of customers and of the team. */
export type PrivacyAction =
  'EXPORTED' | 'ERASED' | 'EXPIRED' | 'RETENTION_SET' | 'TEAM_NAMES_SHOWN' | 'TEAM_NAMES_HIDDEN';

/** Number of rows of each kind; the contract's PrivacyCounts. */
export interface PrivacyCounts {
  requests: number;
  photos: number;
  scans: number;
  messages: number;
  comments: number;
  auctions: number;
  offers: number;
  sent: number;
  events: number;
}

/**
 * Append-only. Holds no personal data of a customer: only counts, and ids that are dangling once
 * erased.
 */
export interface PrivacyRecordsTable {
  id: string;
  partner_id: string;
  action: PrivacyAction;
  /** Null for the system. */
  actor_id: string | null;
  actor_name: string | null;
  reason: string | null;
  request_ids: Json<string[]>;
  counts: Json<PrivacyCounts> | null;
  /** With RETENTION_SET and EXPIRED. */
  retention_months: number | null;
  inserted_at: Date;
}
