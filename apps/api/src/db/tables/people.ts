import type { AuctionRules, DigestFrequency, DistanceUnit } from '@forecourt/contract';
import type { Generated } from 'kysely';
import type { Flow, Role, Currency, Json, JsonObject, NullableJson } from './values.ts';

export interface PartnersTable {
  id: string;
  name: string;
  type: Generated<'DEALERSHIP' | 'INSURER' | 'OTHER'>;
  country_code: Generated<string>;
  currency: Generated<Currency>;
  logo_url: string | null;
  /** The logo for dark backgrounds. */
  logo_dark_url: Generated<string | null>;
  /** CSS pixels to show it at; null for its natural width. */
  logo_width: number | null;
  side_image: string | null;
  theme: Json<JsonObject>;
  /** The default and the list, each with the version of its translation file. */
  locales: Json<JsonObject>;
  /** Sender name on invite pages; null for the agent's own name. */
  agent_name: string | null;
  agent_email: string | null;
  /** Raised by every change of the settings. */
  settings_version: Generated<number>;
  settings_changed_at: Date | null;
  settings_changed_by: string | null;
  /** Members without a second factor can use only their own account. */
  factor_required: Generated<boolean>;
  /** Null until its founder has verified their address: nothing is sent before that. */
  verified_at: Date | null;
  founded_by: string | null;
  /** Months after the last activity on a request until it is erased; null keeps it. */
  retention_months: number | null;
  /** Whether Insights tell the members of the team apart. */
  names_in_insights: Generated<boolean>;
  /** For how many days a dealer's answer is awaited after the owner's yes. */
  deal_answer_days: Generated<number>;
  /** What happens to the fee of a dealer who withdraws or does not answer. */
  withdrawal_fee: Generated<'KEPT' | 'RETURNED'>;
  /** How many days after an offer its owner is reminded of it; 0 for never. */
  offer_reminder_after_days: Generated<number>;
  /** How many days before its end; 0 for never. */
  offer_reminder_before_days: Generated<number>;
  /** Messages it may send per day; null for the operator's default. */
  sms_per_day: number | null;
  email_per_day: number | null;
  /** Dial codes its text messages may go to; null for its own country only. */
  sms_countries: NullableJson<string[]>;
  /** A name of the IANA database, in which its messages tell times. */
  time_zone: Generated<string>;
  /** What mileages are read and asked in. */
  distance_unit: Generated<DistanceUnit>;
  /** What its auctions go by; null for the product's defaults. */
  auction_defaults: NullableJson<AuctionRules>;
  inserted_at: Generated<Date>;
}

export interface UsersTable {
  id: string;
  /** Canonical, like the address; see `domain/address.ts`. */
  username: string;
  name: string;
  email: string;
  /** Null until a link that went to the address was used. */
  email_verified_at: Date | null;
  phone: string | null;
  avatar: string | null;
  password_hash: string | null;
  disabled_at: Date | null;
  last_sign_in_at: Date | null;
  /** Whether a passkey or an authenticator app is set up; see `settleFactors`. */
  has_factor: Generated<boolean>;
  /** The last day away, such as 2026-03-05. */
  away_until: string | null;
  away_note: string | null;
  /** Who takes over. */
  away_substitute: string | null;
  digest: Generated<DigestFrequency>;
  /** A name of the IANA database. */
  digest_time_zone: string | null;
  /** When it was chosen: what came before is not in it. */
  digest_since: Date | null;
  digest_next_at: Date | null;
  /** The code of the language that they are written to in; null for the partner's default. */
  locale: string | null;
  /** When they chose to get figures by email on Mondays; null for not. */
  insights_mail_since: Date | null;
  inserted_at: Generated<Date>;
}

export interface MembershipsTable {
  partner_id: string;
  user_id: string;
  role: Role;
  position: Generated<number>;
  /** The Monday on which figures of this partner last went to them, such as 2026-03-02. */
  insights_mail_week: string | null;
  /** Since when they can no longer use this partner. */
  disabled_at: Date | null;
  inserted_at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  user_agent: string | null;
  inserted_at: Date;
  last_used_at: Date;
  /** When its user last authenticated; sensitive actions ask again after 15 minutes. */
  authenticated_at: Date;
  /** The partners that a session opened by a company reaches; null reaches all that allow it. */
  partner_ids: Generated<string[] | null>;
  expires_at: Date;
}

export interface CustomisationsTable {
  id: string;
  partner_id: string;
  flow: Flow;
  unique_id: string;
  sections: Json<JsonObject>;
  texts: Json<JsonObject>;
  /** How it uses identifiers (`rulesOf`); empty for not at all. */
  identifiers: Json<JsonObject>;
  terms_url: string | null;
  privacy_url: string | null;
  inserted_at: Generated<Date>;
}
