/** A maximum number of hits per window; further hits are refused until the window ends. */
export interface Limit {
  hits: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Password reset links to one email address, whether it has an account or not. */
export const RESETS_BY_EMAIL: Limit = { hits: 4, seconds: HOUR };
/** The same from one network address, which an office may share. */
export const RESETS_BY_ADDRESS: Limit = { hits: 30, seconds: HOUR };
/** Password changes that one user tries; each asks for the current password. */
export const PASSWORD_CHANGES_BY_USER: Limit = { hits: 10, seconds: 15 * MINUTE };
/** Minimum time between two verification links for one address. */
export const VERIFICATION_COOLDOWN: Limit = { hits: 1, seconds: MINUTE };
/** Verification links for one user. */
export const VERIFICATIONS_BY_USER: Limit = { hits: 6, seconds: HOUR };
/** Messages asked for on the invite page, to one number. */
export const SELF_BY_NUMBER: Limit = { hits: 4, seconds: HOUR };
/** The same from one address, which an office or a carrier may share. */
export const SELF_BY_ADDRESS: Limit = { hits: 30, seconds: HOUR };
/** The same for one partner, who pays for the messages. */
export const SELF_BY_PARTNER: Limit = { hits: 300, seconds: HOUR };
/** Links to dealers' pages to one email address, whether it is a dealer's or not. */
export const DEALER_LINKS_BY_EMAIL: Limit = { hits: 4, seconds: HOUR };
/** The same from one network address, which an office may share. */
export const DEALER_LINKS_BY_ADDRESS: Limit = { hits: 30, seconds: HOUR };
/** How often the customer of an expired link can ask for a new one. */
export const LINKS_ASKED_BY_REQUEST: Limit = { hits: 5, seconds: HOUR };
/** The same from one address, which a carrier may share. */
export const LINKS_ASKED_BY_ADDRESS: Limit = { hits: 30, seconds: HOUR };
/** Requests on the invite page without a proof of work, from one address. */
export const SELF_FREE_BY_ADDRESS: Limit = { hits: 10, seconds: HOUR };
/** The same for one partner. */
export const SELF_FREE_BY_PARTNER: Limit = { hits: 60, seconds: HOUR };
/** A solved challenge is valid once, and this long. */
export const PROOF_ONCE: Limit = { hits: 1, seconds: 10 * MINUTE };
/** Messages that one member of staff writes. */
export const MESSAGES_BY_STAFF: Limit = { hits: 60, seconds: MINUTE };
/** Messages from one link to a conversation. */
export const MESSAGES_BY_LINK: Limit = { hits: 20, seconds: MINUTE };
/** The same from one address, which an office or a carrier may share. */
export const MESSAGES_BY_ADDRESS: Limit = { hits: 120, seconds: MINUTE };
/** Files that one member of staff sends in conversations. */
export const ATTACHMENTS_BY_STAFF: Limit = { hits: 200, seconds: HOUR };
/** Files from one link to a conversation. */
export const ATTACHMENTS_BY_LINK: Limit = { hits: 60, seconds: HOUR };
/** Files in all conversations of one partner. */
export const ATTACHMENTS_BY_PARTNER: Limit = { hits: 2000, seconds: 24 * HOUR };
/** Conversations that buyers begin from one address. */
export const NEW_THREADS_BY_ADDRESS: Limit = { hits: 10, seconds: HOUR };
/** The same about one car: only a bot sends more. */
export const NEW_THREADS_BY_CAR: Limit = { hits: 60, seconds: HOUR };
/** Bids from one dealer's link: only a bot sends more. */
export const BIDS_BY_LINK: Limit = { hits: 120, seconds: MINUTE };
/** Accounts created from one address, which an office may share. */
export const SIGN_UP_BY_ADDRESS: Limit = { hits: 20, seconds: HOUR };
/** Partners set up by one user. */
export const SETUP_BY_USER: Limit = { hits: 5, seconds: HOUR };
/** Invitations that one partner sends. */
export const INVITATIONS_BY_PARTNER: Limit = { hits: 60, seconds: HOUR };
/** How often one invitation can be resent. */
export const RESENDS_BY_INVITATION: Limit = { hits: 5, seconds: HOUR };
/** Attempts with a second factor, or to confirm the password, for one account. */
export const FACTOR_BY_ACCOUNT: Limit = { hits: 10, seconds: 15 * MINUTE };
/** Attempts with a second factor from one address, which an office may share. */
export const FACTOR_BY_ADDRESS: Limit = { hits: 120, seconds: 15 * MINUTE };
/** Company sign-ins that begin or end from one address, which an office may share. */
export const COMPANY_BY_ADDRESS: Limit = { hits: 240, seconds: 15 * MINUTE };
/** Company sign-ins that begin with one email address. */
export const COMPANY_BY_EMAIL: Limit = { hits: 20, seconds: 15 * MINUTE };
/** Looks at issuers by one partner's administrators. */
export const COMPANY_TESTS_BY_PARTNER: Limit = { hits: 30, seconds: 15 * MINUTE };
/** Test messages that one member of staff sends to themselves. */
export const TESTS_BY_STAFF: Limit = { hits: 20, seconds: HOUR };
/** Calls with one token of a partner's program. */
export const CALLS_BY_TOKEN: Limit = { hits: 600, seconds: MINUTE };
