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
