import type { Generated } from 'kysely';
import type { Mode } from '../../settings/definition.ts';
import type { Flow, Json, Role } from './values.ts';

/** The mode and secret of the database, in its only row. */
export interface InstallationTable {
  mode: Mode;
  /** An HMAC by the secret that all nodes hold; null until the first start. */
  secret_fingerprint: string | null;
  inserted_at: Generated<Date>;
}

/** A pending member of a partner. Only the hash of the key in their link is stored. */
export interface InvitationsTable {
  id: string;
  partner_id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  key_hash: string;
  invited_by: string | null;
  inserted_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
}

export type SettingsArea = 'GENERAL' | 'THEME' | 'CONTENT' | 'SECTIONS' | 'LANGUAGES' | 'USERS';

/** Who changed what. A handler may add and read, not change. */
export interface SettingsChangesTable {
  id: string;
  partner_id: string;
  actor_id: string | null;
  /** Their name at that time. */
  actor_name: string;
  area: SettingsArea;
  flow: Flow | null;
  field: string;
  value_before: string | null;
  value_after: string | null;
  inserted_at: Date;
}

/** A translation file of a partner. */
export interface TranslationsTable {
  partner_id: string;
  locale_code: string;
  messages: Json<Record<string, string>>;
  /** Changes with the messages; part of the file's address. */
  version: string;
  updated_at: Date;
}

/** Placeholder data, except for the start date (spec §1). */
export interface SubscriptionsTable {
  partner_id: string;
  active: boolean;
  started_at: Date;
}
