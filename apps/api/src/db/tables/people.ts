import type { Generated } from 'kysely';
import type { Flow, Role, Currency, Json, JsonObject } from './values.ts';

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
