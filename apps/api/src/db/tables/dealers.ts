import type { Generated } from 'kysely';

/** A dealer that a partner knows. */
export interface DealersTable {
  id: string;
  partner_id: string;
  name: string;
  /** The person to speak to. */
  contact: string | null;
  /** Each address is one dealer's of the partner, case ignored. */
  email: string | null;
  phone: string | null;
  address: string | null;
  postcode: string | null;
  /** Name or ISO code, as it was given. */
  country: string | null;
  county: string | null;
  /** The town. */
  location: string | null;
  /** Degrees, of the postcode; null when it is not known. */
  latitude: number | null;
  longitude: number | null;
  /** A name of the IANA database, learned from its last bid. */
  time_zone: string | null;
  /** The language that it is written to in, of those the partner offers; null for the partner's default. */
  locale: string | null;
  url: string | null;
  /** Makes it buys; empty for any. */
  makes: Generated<string[]>;
  note: string | null;
  favorite: Generated<boolean>;
  /** Since when it is set aside; null while it is not. */
  deactivated_at: Date | null;
  /** Since when it refuses mails; only the dealer itself takes that back. */
  opted_out_at: Date | null;
  /** Part of the link to its own page; raised to revoke it. */
  page_version: Generated<number>;
  /** When that page was last opened, or its link was last mailed on request. */
  page_used_at: Date | null;
  inserted_at: Generated<Date>;
}

/** A named set of a partner's dealers. */
export interface DealerGroupsTable {
  id: string;
  partner_id: string;
  name: string;
  inserted_at: Date;
}

export interface DealerGroupMembersTable {
  group_id: string;
  dealer_id: string;
  partner_id: string;
}
