import type { ScheduledRefusal, SettingsUpdate } from '@forecourt/contract';
import type { Generated, Selectable } from 'kysely';
import type { Mode } from '../../settings/definition.ts';
import type { CustomisationsTable, PartnersTable } from './people.ts';
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

/** The columns that hold settings: what a version keeps. */
export const settingsColumns = {
  partner: [
    'name',
    'logo_url',
    'logo_dark_url',
    'logo_width',
    'side_image',
    'country_code',
    'sms_countries',
    'time_zone',
    'distance_unit',
    'agent_name',
    'agent_email',
    'locales',
    'theme',
    'deal_answer_days',
    'withdrawal_fee',
    'offer_reminder_after_days',
    'offer_reminder_before_days',
  ],
  flow: ['texts', 'terms_url', 'privacy_url', 'sections', 'identifiers'],
} as const satisfies {
  partner: readonly (keyof PartnersTable)[];
  flow: readonly (keyof CustomisationsTable)[];
};

/** Of these, the ones whose new values an edit has as JSON. */
export const settingsJsonColumns: ReadonlySet<string> = new Set([
  'identifiers',
  'locales',
  'sections',
  'sms_countries',
  'texts',
  'theme',
] satisfies (Columns['partner'] | Columns['flow'])[number][]);

type Columns = typeof settingsColumns;

/** The settings as they were; an older version may lack some columns. */
export interface SettingsSnapshot {
  partner: Partial<Pick<Selectable<PartnersTable>, Columns['partner'][number]>>;
  flows: (Pick<Selectable<CustomisationsTable>, 'flow'> &
    Partial<Pick<Selectable<CustomisationsTable>, Columns['flow'][number]>>)[];
}

/** A published version of the settings. A handler may add and read, not change. */
export interface SettingsVersionsTable {
  partner_id: string;
  version: number;
  actor_id: string | null;
  /** Their name at that time; null for the settings that a partner began with. */
  actor_name: string | null;
  /** What it changed; empty for the oldest one that is known. */
  areas: Json<SettingsArea[]>;
  /** The version that was published again. */
  restored_from: number | null;
  snapshot: Json<SettingsSnapshot>;
  inserted_at: Date;
}

/** A change of a partner's settings that is published later; each has one at most. */
export interface ScheduledSettingsTable {
  partner_id: string;
  actor_id: string;
  change: Json<Omit<SettingsUpdate, 'version'>>;
  publish_at: Date;
  /** Why it was not published at its time. */
  refused_reason: ScheduledRefusal | null;
  /** By which field it no longer fitted the settings then. */
  refused_field: string | null;
  inserted_at: Date;
}

/** Unpublished changes of the settings that a link shows to colleagues. A handler may add, read and delete. */
export interface SettingsDraftsTable {
  /** Can't be guessed. */
  id: string;
  partner_id: string;
  author_id: string;
  /** The version of the settings that they were made upon. */
  version: number;
  change: Json<Omit<SettingsUpdate, 'version'>>;
  inserted_at: Date;
  expires_at: Date;
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
