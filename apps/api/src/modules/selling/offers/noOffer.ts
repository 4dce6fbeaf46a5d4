/** The columns that tell how an offer fares while it waits, as they are for a new one. */
export const NOT_CHASED = {
  offer_opened_at: null,
  offer_reminders: 0,
  offer_reminded_at: null,
  offer_withdrawn_at: null,
  offer_withdrawn_reason: null,
} as const;

/** The columns of a trade-in that hold its offer, empty. */
export const NO_OFFER = {
  offer_value_cents: null,
  offer_currency: null,
  offer_accepted: null,
  offer_trade_for_new: null,
  offer_comment: null,
  offered_by: null,
  offer_dealer_id: null,
  offer_auction_id: null,
  offer_set_timestamp: null,
  offer_expires_at: null,
  offer_answered_at: null,
  offer_expired_at: null,
  ...NOT_CHASED,
} as const;
