/** So many hits in so many seconds; the next one is refused until the time is over. */
export interface Limit {
  hits: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Links to choose another password, to one e-mail address, whether it has an account or not. */
export const RESETS_BY_EMAIL: Limit = { hits: 4, seconds: HOUR };
/** The same from one network address; an office may stand behind one. */
export const RESETS_BY_ADDRESS: Limit = { hits: 30, seconds: HOUR };
/** Changes of a password that one user tries: each asks for the one used now. */
export const PASSWORD_CHANGES_BY_USER: Limit = { hits: 10, seconds: 15 * MINUTE };
/** Two links to verify one address come no closer than this. */
export const VERIFICATION_COOLDOWN: Limit = { hits: 1, seconds: MINUTE };
/** Links to verify one address. */
export const VERIFICATIONS_BY_USER: Limit = { hits: 6, seconds: HOUR };
/** Messages asked for on the invite page, to one number. */
export const SELF_BY_NUMBER: Limit = { hits: 4, seconds: HOUR };
/** The same from one address; an office or a carrier may stand behind one. */
export const SELF_BY_ADDRESS: Limit = { hits: 30, seconds: HOUR };
/** The same for one partner, who pays for the messages. */
export const SELF_BY_PARTNER: Limit = { hits: 300, seconds: HOUR };
/** Times that the customer of an expired link asks for a new one. */
export const LINKS_ASKED_BY_REQUEST: Limit = { hits: 5, seconds: HOUR };
/** The same from one address; a carrier may stand behind one. */
export const LINKS_ASKED_BY_ADDRESS: Limit = { hits: 30, seconds: HOUR };
/** Of those, what goes without a proof of work from one address. */
export const SELF_FREE_BY_ADDRESS: Limit = { hits: 10, seconds: HOUR };
/** The same for one partner. */
export const SELF_FREE_BY_PARTNER: Limit = { hits: 60, seconds: HOUR };
/** A solved challenge works once, and so long. */
export const PROOF_ONCE: Limit = { hits: 1, seconds: 10 * MINUTE };
/** Messages that one member of staff writes. */
export const MESSAGES_BY_STAFF: Limit = { hits: 60, seconds: MINUTE };
/** Messages from one link to a conversation. */
export const MESSAGES_BY_LINK: Limit = { hits: 20, seconds: MINUTE };
/** The same from one address; an office or a carrier may stand behind one. */
export const MESSAGES_BY_ADDRESS: Limit = { hits: 120, seconds: MINUTE };
/** Conversations that buyers begin from one address. */
export const ENQUIRIES_BY_ADDRESS: Limit = { hits: 10, seconds: HOUR };
/** The same about one car: more is a machine. */
export const ENQUIRIES_BY_CAR: Limit = { hits: 60, seconds: HOUR };
/** Bids that one dealer's link may send; more is a machine. */
export const BIDS_BY_LINK: Limit = { hits: 120, seconds: MINUTE };
/** Accounts made from one address; an office may stand behind one. */
export const SIGN_UP_BY_ADDRESS: Limit = { hits: 20, seconds: HOUR };
/** Partners set up by one user. */
export const SETUP_BY_USER: Limit = { hits: 5, seconds: HOUR };
/** Invitations that one partner sends. */
export const INVITATIONS_BY_PARTNER: Limit = { hits: 60, seconds: HOUR };
/** Times that one invitation is sent again. */
export const RESENDS_BY_INVITATION: Limit = { hits: 5, seconds: HOUR };
/** Second factors, or passwords asked again, shown for one account. */
export const FACTOR_BY_ACCOUNT: Limit = { hits: 10, seconds: 15 * MINUTE };
/** Second factors from one address; an office may stand behind one. */
export const FACTOR_BY_ADDRESS: Limit = { hits: 120, seconds: 15 * MINUTE };
