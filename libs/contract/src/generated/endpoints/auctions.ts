// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, integer, nullable, object, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, AuctionRules, CurrencyCode, OfferValidity, DealerContact, AuctionAnswer } from '../shared-checks.ts';

const AuctionDefaults = /*#__PURE__*/ object({ auction_defaults: AuctionRules, currency_code: CurrencyCode });
const AuctionAgain = /*#__PURE__*/ object({ auction_id: Id, partner_id: Id, trade_in_id: Id, currency_code: CurrencyCode, hours: integer, validity: OfferValidity, dealer_requirements: /*#__PURE__*/ nullable(string), rules: AuctionRules, dealers: /*#__PURE__*/ array(DealerContact), left_out: integer });
const AuctionAgainAnswer = /*#__PURE__*/ object({ again: AuctionAgain });
const BidderLinkAnswer = /*#__PURE__*/ object({ link: string });

/**
 * What a partner's auctions go by. Rules that createAuction takes for what it leaves out, and the currency of their amounts. Administrators set them in the settings.
 */
export const getAuctionDefaults: Endpoint<'getAuctionDefaults'> = { id: 'getAuctionDefaults', method: 'GET', path: '/api/partners/{id}/auction_defaults', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getAuctionDefaults'>>(AuctionDefaults) };
/**
 * Set what a partner's auctions go by. Auctions that run keep their rules.
 */
export const putAuctionDefaults: Endpoint<'putAuctionDefaults'> = { id: 'putAuctionDefaults', method: 'PUT', path: '/api/partners/{id}/auction_defaults', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'putAuctionDefaults'>>(AuctionDefaults) };
/**
 * What a new auction for the same car starts with. The rules, times and dealers of the last one. Dealers who can no longer be invited are left out.
 */
export const getAuctionAgain: Endpoint<'getAuctionAgain'> = { id: 'getAuctionAgain', method: 'GET', path: '/api/auctions/{auctionId}/again', takes: ["auctionId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getAuctionAgain'>>(AuctionAgainAnswer) };
/**
 * Offer the owner the best bid though the reserve was not met. Only with the status RESERVE_NOT_MET, as long as the bid holds, and while nothing else was begun with the car.
 */
export const offerBestBid: Endpoint<'offerBestBid'> = { id: 'offerBestBid', method: 'POST', path: '/api/auctions/{auctionId}/offer_best', takes: ["auctionId"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'offerBestBid'>>(AuctionAnswer) };
/**
 * Send a dealer of an auction again what did not arrive. In the same words by the same channel; an invitation also by the other one while the auction runs. `channel` is one of the dealer's `ways`, or it is refused with INVALID_FORMAT; 409 when nothing has failed. Quotas and countries apply.
 */
export const sendBidderMessage: Endpoint<'sendBidderMessage'> = { id: 'sendBidderMessage', method: 'POST', path: '/api/auctions/{auctionId}/dealers/{dealerId}/message', takes: ["auctionId","dealerId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'sendBidderMessage'>>(AuctionAnswer) };
/**
 * A dealer's page of an auction, to pass on by hand. Whoever opens it can bid as the dealer, so each call is an entry of the request's timeline.
 */
export const copyBidderLink: Endpoint<'copyBidderLink'> = { id: 'copyBidderLink', method: 'POST', path: '/api/auctions/{auctionId}/dealers/{dealerId}/link', takes: ["auctionId","dealerId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'copyBidderLink'>>(BidderLinkAnswer) };
