// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, number, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, NullableUrl, Timestamp, NullableTimestamp, Metadata, NullableAmount, CurrencyCode, Delivery } from '../shared-checks.ts';

const CarStatus = /*#__PURE__*/ oneOf("NEW", "APPRAISED", "OFFER_ACCEPTED", "OFFER_DECLINED", "REPAIRABLE", "INSPECTED", "NEEDS_EXTRA_INSPECTION", "AUCTION_RUNNING", "AUCTION_COMPLETED", "PRE_CHECK", "IN_PROGRESS", "ESTIMATE_SENT", "SOLD");
const CarSaleState = /*#__PURE__*/ oneOf("AUCTION", "NO_OFFERS", "RESERVE_NOT_MET", "FELL_THROUGH", "OFFERED", "EXPIRED", "DECLINED", "ACCEPTED", "SOLD");
const CarSale = /*#__PURE__*/ object({ state: CarSaleState, value: NullableAmount, currency_code: CurrencyCode, bids: integer, until: NullableTimestamp });
const Car = /*#__PURE__*/ object({ id: Id, partner_name: string, plate: /*#__PURE__*/ nullable(string), year: /*#__PURE__*/ nullable(integer), make: /*#__PURE__*/ nullable(string), model: /*#__PURE__*/ nullable(string), thumbnail: NullableUrl, offer_price: NullableAmount, currency_code: CurrencyCode, request_status: CarStatus, request_date: Timestamp, request_id: Id, cover_upload_id: /*#__PURE__*/ nullable(integer), undelivered: /*#__PURE__*/ nullable(Delivery), sale: /*#__PURE__*/ nullable(CarSale) }, { claim_number: /*#__PURE__*/ nullable(string), customer_name: /*#__PURE__*/ nullable(string) });
const CarList = /*#__PURE__*/ object({ cars: /*#__PURE__*/ array(Car), metadata: Metadata });
const CarCounts = /*#__PURE__*/ object({ all: integer, NEW: integer, APPRAISED: integer, OFFER_ACCEPTED: integer, OFFER_DECLINED: integer, REPAIRABLE: integer, INSPECTED: integer, NEEDS_EXTRA_INSPECTION: integer, AUCTION_RUNNING: integer, AUCTION_COMPLETED: integer, PRE_CHECK: integer, IN_PROGRESS: integer, ESTIMATE_SENT: integer, SOLD: integer });
const CarCountsAnswer = /*#__PURE__*/ object({ counts: CarCounts }, { mine: CarCounts });
const UploadRequestAnswer = /*#__PURE__*/ object({ request_id: Id });
const MarketDaysSupply = /*#__PURE__*/ object({ mds: /*#__PURE__*/ nullable(number) });
const MarketListing = /*#__PURE__*/ object({ id: Id, heading: string, year: /*#__PURE__*/ nullable(integer), make: /*#__PURE__*/ nullable(string), model: /*#__PURE__*/ nullable(string), trim: /*#__PURE__*/ nullable(string), price: NullableAmount, miles: /*#__PURE__*/ nullable(integer), distance: /*#__PURE__*/ nullable(number), dealer_name: /*#__PURE__*/ nullable(string), url: NullableUrl, photo: NullableUrl });
const SimilarCars = /*#__PURE__*/ object({ listings: /*#__PURE__*/ array(MarketListing) });
const MarketSurvey = /*#__PURE__*/ object({ mds: MarketDaysSupply, total_cars_sold_in_last_45_days: /*#__PURE__*/ nullable(integer), similar_cars: SimilarCars, sample: boolean });

/**
 * A page of reported cars. The server routes it with and without a slash at the end. Newest first; trade when the type is left out.
 */
export const listCars: Endpoint<'listCars'> = { id: 'listCars', method: 'GET', path: '/api/requests/cars', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listCars'>>(CarList) };
/**
 * Counts for the tabs of a car list. One number for each status, with the same filters as listCars. Cars of the partner’s flow alone are counted.
 */
export const countCars: Endpoint<'countCars'> = { id: 'countCars', method: 'GET', path: '/api/requests/cars/counts', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'countCars'>>(CarCountsAnswer) };
/**
 * Which request a photo or scan belongs to. A photo over a car list is named by its number alone; this tells whose it is.
 */
export const getUploadRequest: Endpoint<'getUploadRequest'> = { id: 'getUploadRequest', method: 'GET', path: '/api/uploads/{uploadId}/request', takes: ["uploadId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getUploadRequest'>>(UploadRequestAnswer) };
/**
 * What the market says about a car. Of the provider that the operator has set; without one, figures are made up and sample is true. It answers 503 when the provider does not.
 */
export const getMarketSurvey: Endpoint<'getMarketSurvey'> = { id: 'getMarketSurvey', method: 'GET', path: '/services/cars/market_survey', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getMarketSurvey'>>(MarketSurvey) };
