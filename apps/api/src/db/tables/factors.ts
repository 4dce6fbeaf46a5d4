import type { Generated } from 'kysely';
import type { Json } from './values.ts';

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** base64url, as the authenticator made it. */
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  counter: number;
  /** How the authenticator can be reached, as it reported. */
  transports: Json<string[]>;
  name: string;
  inserted_at: Date;
  last_used_at: Date | null;
}

export interface AuthenticatorAppsTable {
  user_id: string;
  /** The shared key, encrypted; see `domain/factorSecrets.ts`. */
  sealed_key: string;
  /**
   * The newest 30-second step whose code was accepted; codes of this step or earlier are refused.
   */
  last_step: number;
  inserted_at: Date;
  last_used_at: Date | null;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}

export type ChallengePurpose =
  'SIGN_IN' | 'PASSKEY_SIGN_IN' | 'REAUTHENTICATE' | 'ADD_PASSKEY' | 'ADD_APP';

/** What a user must prove, within a few minutes and attempts. Only the hash of its id is stored. */
export interface AuthChallengesTable {
  id_hash: string;
  /** Null until it is known who signs in. */
  user_id: string | null;
  purpose: ChallengePurpose;
  passkey_challenge: string | null;
  /** The key of an authenticator app that is being set up, encrypted. */
  sealed_key: string | null;
  attempts: Generated<number>;
  expires_at: Date;
}
