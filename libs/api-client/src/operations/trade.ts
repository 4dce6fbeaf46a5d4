import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const offers = '/api/trade_in/{tradeId}/offers';
const createTradeInOffer = endpoint(
  'createTradeInOffer',
  'POST',
  offers,
  valid.createTradeInOffer,
  { keyed: true },
);
const answerTradeInOffer = endpoint(
  'answerTradeInOffer',
  'PATCH',
  offers,
  valid.answerTradeInOffer,
  { access: 'public', keyed: true },
);
const createAuction = endpoint('createAuction', 'POST', '/api/auctions', valid.createAuction, {
  keyed: true,
});
const getAuction = endpoint('getAuction', 'GET', '/api/auctions/{auctionId}', valid.getAuction);
const cancelAuction = endpoint(
  'cancelAuction',
  'POST',
  '/api/auctions/{auctionId}/cancel',
  valid.cancelAuction,
  { keyed: true },
);
const dealerLink = '/api/public/auctions/dealers/{dealerKey}';
const getDealerAuction = endpoint('getDealerAuction', 'GET', dealerLink, valid.getDealerAuction, {
  access: 'public',
});
const continueTradeIn = endpoint('continueTradeIn', 'PATCH', dealerLink, valid.continueTradeIn, {
  access: 'public',
  keyed: true,
});
const createPublicOffer = endpoint(
  'createPublicOffer',
  'POST',
  '/api/public/offers',
  valid.createPublicOffer,
  { access: 'public', keyed: true },
);

export type TradeApi = ReturnType<typeof tradeApi>;
export type OwnerApi = ReturnType<typeof ownerApi>;
export type DealerApi = ReturnType<typeof dealerApi>;

/** Offers and auctions of staff. */
export function tradeApi(http: HttpClient) {
  return {
    createTradeInOffer: (
      tradeId: string,
      body: Body<'createTradeInOffer'>,
      options?: CallOptions,
    ) => http.call(createTradeInOffer, { path: { tradeId }, body }, options),
    createAuction: (body: Body<'createAuction'>, options?: CallOptions) =>
      http.call(createAuction, { body }, options),
    /** The auction as it stands now, by the server's clock. */
    getAuction: (auctionId: string, options?: CallOptions) =>
      http.call(getAuction, { path: { auctionId } }, options),
    /** Ends a running auction without a winner; the dealers are told why. */
    cancelAuction: (auctionId: string, body: Body<'cancelAuction'>, options?: CallOptions) =>
      http.call(cancelAuction, { path: { auctionId }, body }, options),
  };
}

/** The owner's answer to an offer, from the offer page. */
export function ownerApi(http: HttpClient) {
  return {
    /** Takes one answer only: after that ALREADY_ANSWERED. */
    answerTradeInOffer: (
      tradeId: string,
      body: Body<'answerTradeInOffer'>,
      options?: CallOptions,
    ) => http.call(answerTradeInOffer, { path: { tradeId }, body }, options),
  };
}

/** The dealer's page. */
export function dealerApi(http: HttpClient) {
  return {
    getDealerAuction: (dealerKey: string, options?: CallOptions) =>
      http.call(getDealerAuction, { path: { dealerKey } }, options),
    /** Refused with OFFER_TOO_LOW (and the minimum), AUCTION_ENDED or NOT_INVITED. */
    createPublicOffer: (body: Body<'createPublicOffer'>, options?: CallOptions) =>
      http.call(createPublicOffer, { body }, options),
    /** The winner goes on with the trade-in, or does not; single-use as the owner's answer is. */
    continueTradeIn: (dealerKey: string, body: Body<'continueTradeIn'>, options?: CallOptions) =>
      http.call(continueTradeIn, { path: { dealerKey }, body }, options),
  };
}
