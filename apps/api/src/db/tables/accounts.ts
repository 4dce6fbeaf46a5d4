/** Failed sign-ins of an account, a device or a network address; see `domain/signInPauses.ts`. */
export interface SignInPausesTable {
  /** The kind, and a hash of the account, device or address: no address is stored here. */
  bucket: string;
  failures: number;
  last_at: Date;
}

/** Devices that signed in to an account before; their ids are kept as hashes only. */
export interface KnownDevicesTable {
  user_id: string;
  device_hash: string;
  inserted_at: Date;
  last_used_at: Date;
}

export type AccountKeyPurpose = 'RESET' | 'VERIFY' | 'SIGN_UP';

/** Single-use links in emails about an account; only their hashes are stored. */
export interface AccountKeysTable {
  id: string;
  purpose: AccountKeyPurpose;
  /** Null for an operator's invitation to register. */
  user_id: string | null;
  /** Canonical; the link stops working when the account's address changes. */
  email: string;
  key_hash: string;
  inserted_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
