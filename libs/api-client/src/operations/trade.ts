import {
  answerTradeInOffer,
  cancelAuction,
  continueTradeIn,
  createAuction,
  createPublicOffer,
  createTradeInOffer,
  getAuction,
  getDealerAuction,
} from '@forecourt/contract/endpoints/trade';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Offers and auctions of staff. */
export const tradeApi = (http: HttpClient) =>
  callsOf(http, { createTradeInOffer, createAuction, getAuction, cancelAuction });

export type TradeApi = ReturnType<typeof tradeApi>;

/** The owner's answer to an offer, from the offer page. */
export const ownerApi = (http: HttpClient) => callsOf(http, { answerTradeInOffer });

export type OwnerApi = ReturnType<typeof ownerApi>;

/** The dealer's page. */
export const dealerApi = (http: HttpClient) =>
  callsOf(http, { getDealerAuction, createPublicOffer, continueTradeIn });

export type DealerApi = ReturnType<typeof dealerApi>;
