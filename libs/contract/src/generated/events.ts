// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, object, oneOf, validator } from './../checks.ts';
import type { components } from './schema.d.ts';
import { Id, Timestamp, Flow, Auction, PresentPerson, Request, PublicAuction, DealerAuction, Thread } from './shared-checks.ts';

const RequestStatusEvent = /*#__PURE__*/ object({ request_type: Flow, self_service: boolean, request: Request });
const ThreadStatusEvent = /*#__PURE__*/ object({ thread: Thread });
const ReportChangedEvent = /*#__PURE__*/ object({ request_id: Id, request_type: Flow, part: /*#__PURE__*/ oneOf("CONCLUSION", "OFFER", "AUCTION", "COMMENTS", "DAMAGES", "PHOTOS") });
const RequestErasedEvent = /*#__PURE__*/ object({ request_id: Id, request_type: Flow });
const NotifiedEvent = /*#__PURE__*/ object({ partner_id: Id });
const PresenceEvent = /*#__PURE__*/ object({ request_id: Id, people: /*#__PURE__*/ array(PresentPerson) });
const AuctionEvent = /*#__PURE__*/ object({ auction_id: Id, server_time: Timestamp }, { staff: Auction, dealer: DealerAuction, owner: PublicAuction });

export const requestStatusEvent = /*#__PURE__*/ validator<components['schemas']['RequestStatusEvent']>(RequestStatusEvent);
export const threadStatusEvent = /*#__PURE__*/ validator<components['schemas']['ThreadStatusEvent']>(ThreadStatusEvent);
export const reportChangedEvent = /*#__PURE__*/ validator<components['schemas']['ReportChangedEvent']>(ReportChangedEvent);
export const requestErasedEvent = /*#__PURE__*/ validator<components['schemas']['RequestErasedEvent']>(RequestErasedEvent);
export const notifiedEvent = /*#__PURE__*/ validator<components['schemas']['NotifiedEvent']>(NotifiedEvent);
export const presenceEvent = /*#__PURE__*/ validator<components['schemas']['PresenceEvent']>(PresenceEvent);
export const auctionEvent = /*#__PURE__*/ validator<components['schemas']['AuctionEvent']>(AuctionEvent);
