import type { WebhookEventType } from '@forecourt/contract';
import type { Generated } from 'kysely';
import type { Json } from './values.ts';

/** A token of a partner's program. Only the hash of its secret is stored; revoking deletes it. */
export interface ApiTokensTable {
  id: string;
  partner_id: string;
  /** The administrator in whose name it acts. */
  created_by: string;
  name: string;
  scope: 'READ' | 'WRITE';
  token_hash: string;
  /** The last characters of its secret, to recognize it by. */
  ending: string;
  inserted_at: Date;
  /** Null when it does not expire. */
  expires_at: Date | null;
  last_used_at: Date | null;
}

/** An address that is told of a partner's events. */
export interface WebhooksTable {
  id: string;
  partner_id: string;
  url: string;
  events: Json<WebhookEventType[]>;
  /** Its secret, encrypted with a key of the installation: it must be known to sign. */
  secret_sealed: string;
  /** The secret before the last rotation, which signs beside the new one for a while. */
  old_secret_sealed: string | null;
  old_secret_until: Date | null;
  /** Switched off by an administrator, or after days of failure. */
  disabled_at: Date | null;
  /** Since when every attempt has failed. */
  failing_since: Date | null;
  inserted_at: Date;
}

/** One event for one webhook, with its newest attempt. */
export interface WebhookDeliveriesTable {
  /** Also the header webhook-id, by which a receiver knows a repetition. */
  id: string;
  partner_id: string;
  webhook_id: string;
  type: WebhookEventType | 'webhook.test';
  /** The JSON that is signed and sent, the same at each attempt. */
  body: string;
  state: Generated<'PENDING' | 'DELIVERED' | 'FAILED'>;
  attempts: Generated<number>;
  /** Of the answer. */
  status: number | null;
  /** The start of the answer's body. */
  answer: string | null;
  /** Why there was no answer. */
  error: string | null;
  duration_ms: number | null;
  inserted_at: Date;
  attempted_at: Date | null;
}
