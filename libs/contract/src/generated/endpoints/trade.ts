// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, NullableAmount, CurrencyCode, AuctionAnswer, Deal, OfferContacts, Receipt, TradeInAnswer, DealerAuction, OwnOffer, DealerAuctionAnswer } from '../shared-checks.ts';

const AuditActor = /*#__PURE__*/ object({ kind: /*#__PURE__*/ oneOf("STAFF", "DEALER", "OWNER", "SYSTEM"), id: /*#__PURE__*/ nullable(Id), name: /*#__PURE__*/ nullable(string) });
const AuditEntry = /*#__PURE__*/ object({ seq: integer, action: /*#__PURE__*/ oneOf("OFFER_MADE", "AUCTION_STARTED", "BID", "AUTOMATIC_BID", "BUY_NOW", "LIMIT_SET", "BID_REFUSED", "AUCTION_EXTENDED", "DEALERS_ADDED", "AUCTION_CLOSED", "AUCTION_CANCELLED", "BEST_OFFERED", "OFFER_ACCEPTED", "OFFER_DECLINED", "OFFER_EXPIRED", "OFFER_EXTENDED", "OFFER_WITHDRAWN", "FEE_BOOKED", "DEALER_CONTINUES", "DEALER_WITHDRAWS", "PARTNER_WITHDRAWS", "OWNER_WITHDRAWS", "DEALER_NO_ANSWER", "FEE_KEPT", "FEE_RETURNED", "SECOND_CHANCE_ASKED", "SECOND_CHANCE_ACCEPTED", "SECOND_CHANCE_DECLINED", "SECOND_CHANCE_EXPIRED", "SECOND_CHANCE_CANCELLED", "HANDOVER_TICKED", "HANDOVER_UNTICKED", "SOLD"), actor: AuditActor, amount: NullableAmount, currency_code: /*#__PURE__*/ nullable(CurrencyCode), before: /*#__PURE__*/ nullable(string), after: /*#__PURE__*/ nullable(string), auction_id: /*#__PURE__*/ nullable(Id), times: integer, last_at: Timestamp, call_id: /*#__PURE__*/ nullable(string), inserted_at: Timestamp, previous_hash: string, hash: string });
const AuditAnswer = /*#__PURE__*/ object({ entries: /*#__PURE__*/ array(AuditEntry), intact: boolean });
const OfferResponseAnswer = /*#__PURE__*/ object({ accepted: boolean }, { contacts: /*#__PURE__*/ nullable(OfferContacts), deal: /*#__PURE__*/ nullable(Deal), receipt: /*#__PURE__*/ nullable(Receipt) });
const OfferLinkAnswer = /*#__PURE__*/ object({ link: string });
const PublicOfferAnswer = /*#__PURE__*/ object({ offer: OwnOffer, auction: DealerAuction });

/**
 * The record of a trade-in's offers and answers. Each entry is sealed with the one before it.
 */
export const listAuditEntries: Endpoint<'listAuditEntries'> = { id: 'listAuditEntries', method: 'GET', path: '/api/requests/{id}/audit', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listAuditEntries'>>(AuditAnswer) };
/**
 * Offer the owner a price. The owner gets a message with a link. A car that is in an auction, or whose owner has an offer to answer, takes none (INVALID_TRANSITION).
 */
export const createTradeInOffer: Endpoint<'createTradeInOffer'> = { id: 'createTradeInOffer', method: 'POST', path: '/api/trade_in/{tradeId}/offers', takes: ["tradeId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'createTradeInOffer'>>(TradeInAnswer) };
/**
 * Accept or decline the offer, as its owner. The body carries the key of the owner's link. The answer is single-use. A second answer is refused with ALREADY_ANSWERED.
 */
export const answerTradeInOffer: Endpoint<'answerTradeInOffer'> = { id: 'answerTradeInOffer', method: 'PATCH', path: '/api/trade_in/{tradeId}/offers', takes: ["tradeId","body"], access: 'public', keyed: true, check: /*#__PURE__*/ validator<Answer<'answerTradeInOffer'>>(OfferResponseAnswer) };
/**
 * Send the owner the pending offer again, by text message or by email. Without such an address `channel` is refused with MISSING_FIELD; 409 when no offer waits for the owner. Quotas and countries apply.
 */
export const sendOfferMessage: Endpoint<'sendOfferMessage'> = { id: 'sendOfferMessage', method: 'POST', path: '/api/trade_in/{tradeId}/offers/message', takes: ["tradeId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'sendOfferMessage'>>(TradeInAnswer) };
/**
 * Give the owner more time to answer the pending offer. The owner is told the new end, and so is the dealer whose offer it is. A dealer's offer binds no longer than it said, so extending it takes `dealer_agreed`, or is refused with MISSING_FIELD. An offer ends 365 days after it was made at the latest. 409 when no offer waits for the owner.
 */
export const extendOffer: Endpoint<'extendOffer'> = { id: 'extendOffer', method: 'POST', path: '/api/trade_in/{tradeId}/offers/extension', takes: ["tradeId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'extendOffer'>>(TradeInAnswer) };
/**
 * Withdraw the pending offer from the owner. The owner's page says so and gives the reason, as does the dealer whose offer it was; an owner who got the offer is told, too. The car is free for another offer or auction. 409 when no offer waits for the owner.
 */
export const withdrawOffer: Endpoint<'withdrawOffer'> = { id: 'withdrawOffer', method: 'POST', path: '/api/trade_in/{tradeId}/offers/withdrawal', takes: ["tradeId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'withdrawOffer'>>(TradeInAnswer) };
/**
 * The owner's page of the pending offer, to pass on by hand. Whoever opens it can answer as the owner, so each call is an entry of the request's timeline. 409 when no offer waits for the owner.
 */
export const copyOfferLink: Endpoint<'copyOfferLink'> = { id: 'copyOfferLink', method: 'POST', path: '/api/trade_in/{tradeId}/offers/link', takes: ["tradeId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'copyOfferLink'>>(OfferLinkAnswer) };
/**
 * Share a report with dealers for an auction. Invites dealers by email or SMS, each with a link of its own. A car has one running auction at most.
 */
export const createAuction: Endpoint<'createAuction'> = { id: 'createAuction', method: 'POST', path: '/api/auctions', takes: ["body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'createAuction'>>(AuctionAnswer) };
/**
 * An auction for staff, as often as nothing is live. As it is now, by the server's clock.
 */
export const getAuction: Endpoint<'getAuction'> = { id: 'getAuction', method: 'GET', path: '/api/auctions/{auctionId}', takes: ["auctionId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getAuction'>>(AuctionAnswer) };
/**
 * Invite more dealers to a running auction, or let it end later. New dealers are invited; of another end every dealer is told.
 */
export const changeAuction: Endpoint<'changeAuction'> = { id: 'changeAuction', method: 'PATCH', path: '/api/auctions/{auctionId}', takes: ["auctionId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'changeAuction'>>(AuctionAnswer) };
/**
 * End a running auction without a winner. The dealers are told why.
 */
export const cancelAuction: Endpoint<'cancelAuction'> = { id: 'cancelAuction', method: 'POST', path: '/api/auctions/{auctionId}/cancel', takes: ["auctionId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'cancelAuction'>>(AuctionAnswer) };
/**
 * Say whether to go on with the trade-in, as the winner. The answer is single-use.
 */
export const continueTradeIn: Endpoint<'continueTradeIn'> = { id: 'continueTradeIn', method: 'PATCH', path: '/api/public/auctions/dealers/{dealerKey}', takes: ["dealerKey","body"], access: 'public', keyed: true, check: /*#__PURE__*/ validator<Answer<'continueTradeIn'>>(DealerAuctionAnswer) };
/**
 * An auction by a dealer's link. The car, the rules, the dealer’s own bids and what it may know of the others’. Opening it is recorded as seen.
 */
export const getDealerAuction: Endpoint<'getDealerAuction'> = { id: 'getDealerAuction', method: 'GET', path: '/api/public/auctions/dealers/{dealerKey}', takes: ["dealerKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getDealerAuction'>>(DealerAuctionAnswer) };
/**
 * The dealer looks at the page of the invitation. Sent by the page once somebody sees it, as messengers read links by themselves. The first time is kept. Again is harmless.
 */
export const openInvitation: Endpoint<'openInvitation'> = { id: 'openInvitation', method: 'POST', path: '/api/public/auctions/dealers/{dealerKey}/open', takes: ["dealerKey"], access: 'public', keyed: false, check: null };
/**
 * Bid, as a dealer. The body carries the key of the dealer's link. Bids are firm. The cookie forecourt_locale counts as in getDealerPage. Refused with OFFER_TOO_LOW (and the minimum), AUCTION_ENDED, BUY_NOW_GONE or NOT_INVITED.
 */
export const createPublicOffer: Endpoint<'createPublicOffer'> = { id: 'createPublicOffer', method: 'POST', path: '/api/public/offers', takes: ["body"], access: 'public', keyed: true, check: /*#__PURE__*/ validator<Answer<'createPublicOffer'>>(PublicOfferAnswer) };
