import type { CompanyGroup } from '@forecourt/contract';
import type { Json, Role } from './values.ts';

/** How a partner's people sign in with their company. */
export interface CompanySignInsTable {
  partner_id: string;
  issuer: string;
  client_id: string;
  /** The client secret, encrypted with a key of the installation. */
  secret_sealed: string;
  /** In lower case. */
  domains: Json<string[]>;
  creates_users: boolean;
  /** Of those in none of the groups; null lets only members of the groups in. */
  default_role: Role | null;
  groups_claim: string;
  groups: Json<CompanyGroup[]>;
  /** Whether only company sign-in opens the partner; `kept_admin` is let in by password all the same. */
  required: boolean;
  kept_admin: string | null;
  inserted_at: Date;
  updated_at: Date;
}

/** Which user a person at a provider is, within one partner. */
export interface CompanyAccountsTable {
  partner_id: string;
  issuer: string;
  /** The provider's own, unchanging id of the person. */
  subject: string;
  user_id: string;
  inserted_at: Date;
  last_used_at: Date;
}

/** A sign-in that has begun. What it has to be answered with follows from its key, which is not stored. */
export interface CompanyAttemptsTable {
  key_hash: string;
  partner_id: string;
  /** The session that is to show again who it is; null for a sign-in. */
  session_id: string | null;
  expires_at: Date;
}
