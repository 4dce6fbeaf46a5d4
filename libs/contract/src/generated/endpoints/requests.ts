// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { all, array, boolean, integer, nullable, number, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, NullableUrl, DistanceUnit, Timestamp, NullableTimestamp, Url, SendChannel, Metadata, SectionToggles, Logo, DealerContact, Auction, RequestStatus, PhoneChannel, MessageAbout, RequestAgent, Identifiers, Request, ReportKind, ReportPartner, RequiredSections, CommentAuthor, Addition, Upload, CarPart, DamageKind, DamageSize, DamageLocation, PublicReportCar, MessageAttachment, ThreadRole, TradeIn, ClaimStatus, ConclusionUndo, ConclusionTelling, RequestAnswer, PublicReport, PublicTradeIn, PublicAuction } from '../shared-checks.ts';

const RequestList = /*#__PURE__*/ object({ requests: /*#__PURE__*/ array(Request), metadata: Metadata });
const SameClaim = /*#__PURE__*/ object({ request_id: Id, customer: /*#__PURE__*/ nullable(string) });
const RequestCreated = /*#__PURE__*/ object({ request: Request }, { same_claim: /*#__PURE__*/ array(SameClaim) });
const SelfRequest = /*#__PURE__*/ object({ id: Id, status: RequestStatus });
const SelfRequestAnswer = /*#__PURE__*/ object({ request: SelfRequest });
const RequestCounts = /*#__PURE__*/ object({ all: integer, NEW: integer, LEAD: integer, SENT: integer, OPENED: integer, IN_PROGRESS: integer, COMPLETED: integer, FOLLOW_UP_SENT: integer, INACTIVE: integer, ARCHIVED: integer });
const RequestCountsAnswer = /*#__PURE__*/ object({ counts: RequestCounts }, { mine: RequestCounts });
const OpenRequestAnswer = /*#__PURE__*/ object({ request: /*#__PURE__*/ nullable(Request) });
const RequestMatchField = /*#__PURE__*/ oneOf("NAME", "EMAIL", "PHONE", "PLATE", "VIN", "CAR", "CLAIM_NUMBER", "POLICY_NUMBER");
const RequestMatch = /*#__PURE__*/ object({ request: Request, by: RequestMatchField, vincode: /*#__PURE__*/ nullable(string) });
const RequestMatchList = /*#__PURE__*/ object({ matches: /*#__PURE__*/ array(RequestMatch) });
const ReportInfo = /*#__PURE__*/ object({ postcode: /*#__PURE__*/ nullable(string), car_condition_summary: /*#__PURE__*/ nullable(string) });
const SentIncomplete = /*#__PURE__*/ object({ reason: string, sections: RequiredSections });
const VinFacts = /*#__PURE__*/ object({ make: /*#__PURE__*/ nullable(string), model: /*#__PURE__*/ nullable(string), year: /*#__PURE__*/ nullable(integer) });
const DetailField = /*#__PURE__*/ oneOf("name", "phone", "email", "postcode", "vincode", "plate", "year", "make", "model", "mileage", "zip", "claim_number", "policy_number", "date_of_loss");
const Correction = /*#__PURE__*/ object({ field: DetailField, entered: /*#__PURE__*/ nullable(string), by: /*#__PURE__*/ nullable(string), at: Timestamp });
const PrivateReportCar = /*#__PURE__*/ object({ owner_comment: /*#__PURE__*/ nullable(string), extra_information: /*#__PURE__*/ nullable(string), zip: /*#__PURE__*/ nullable(string) });
const ReportCar = /*#__PURE__*/ all(PublicReportCar, PrivateReportCar);
const ReportContent = /*#__PURE__*/ object({ report_id: Id, uploads: /*#__PURE__*/ array(Upload), damage_locations: /*#__PURE__*/ array(DamageLocation), car: ReportCar });
const PhotoBox = /*#__PURE__*/ object({ x: number, y: number, width: number, height: number });
const DamageFinding = /*#__PURE__*/ object({ id: Id, upload_id: integer, part: /*#__PURE__*/ nullable(CarPart), kind: DamageKind, size: /*#__PURE__*/ nullable(DamageSize), box: PhotoBox, confidence: number });
const PhotoPlate = /*#__PURE__*/ object({ upload_id: integer, box: PhotoBox, hidden: boolean });
const ConversationPhoto = /*#__PURE__*/ object({ attachment: MessageAttachment, from: ThreadRole, sent_at: Timestamp, added_by: /*#__PURE__*/ nullable(CommentAuthor), added_at: Timestamp });
const Report = /*#__PURE__*/ object({ id: Id, kind: ReportKind, report_url: Url, unique_id: string, status: RequestStatus, seller_id: /*#__PURE__*/ nullable(Id), name: /*#__PURE__*/ nullable(string), email: /*#__PURE__*/ nullable(string), phone: /*#__PURE__*/ nullable(string), partner: ReportPartner, dealer: /*#__PURE__*/ nullable(DealerContact), info: ReportInfo, seller_message_id: /*#__PURE__*/ nullable(Id), sections: SectionToggles, distance_unit: DistanceUnit, inserted_at: Timestamp, report: ReportContent }, { phone_channel: PhoneChannel, logo: /*#__PURE__*/ nullable(Logo), required_sections: RequiredSections, sent_incomplete: /*#__PURE__*/ nullable(SentIncomplete), no_damage: /*#__PURE__*/ nullable(boolean), vin_facts: /*#__PURE__*/ nullable(VinFacts), withdrawn: boolean, assets_url: NullableUrl, offer_url: NullableUrl, agent: /*#__PURE__*/ nullable(RequestAgent), additions: /*#__PURE__*/ array(Addition), corrections: /*#__PURE__*/ array(Correction), identifiers: /*#__PURE__*/ nullable(Identifiers), findings: /*#__PURE__*/ array(DamageFinding), plates: /*#__PURE__*/ array(PhotoPlate), added_damages: /*#__PURE__*/ array(Id), conversation_photos: /*#__PURE__*/ array(ConversationPhoto) });
const Insurer = /*#__PURE__*/ object({ name: /*#__PURE__*/ nullable(string) });
const ConclusionPreview = /*#__PURE__*/ object({ status: ClaimStatus, channel: /*#__PURE__*/ nullable(/*#__PURE__*/ oneOf("SMS", "EMAIL")), to: /*#__PURE__*/ nullable(string), subject: /*#__PURE__*/ nullable(string), text: string });
const Claim = /*#__PURE__*/ object({ id: Id, claim_type: /*#__PURE__*/ nullable(string), reported: NullableTimestamp, damage_description: /*#__PURE__*/ nullable(string), insurer: Insurer, status: ClaimStatus }, { undo: /*#__PURE__*/ nullable(ConclusionUndo), telling: /*#__PURE__*/ nullable(ConclusionTelling), previews: /*#__PURE__*/ array(ConclusionPreview) });
const Inspect = /*#__PURE__*/ object({ id: Id, driver_name: /*#__PURE__*/ nullable(string), driver_email: /*#__PURE__*/ nullable(string), driver_phone: /*#__PURE__*/ nullable(string), status: ClaimStatus }, { undo: /*#__PURE__*/ nullable(ConclusionUndo), telling: /*#__PURE__*/ nullable(ConclusionTelling), previews: /*#__PURE__*/ array(ConclusionPreview) });
const StaffReportAnswer = /*#__PURE__*/ object({ report: Report }, { trade_in: TradeIn, auction: Auction, claim: Claim, inspect: Inspect });
const Listing = /*#__PURE__*/ object({ withdrawn: boolean });
const RequestEventType = /*#__PURE__*/ oneOf("CREATED", "SENT", "DELIVERED", "READ", "DELIVERY_FAILED", "OPENED", "STARTED", "SECTION_REACHED", "COMPLETED", "FOLLOW_UP_SENT", "RESENT", "INACTIVE", "ARCHIVED", "UNARCHIVED", "LINKS_REVOKED", "LINK_ASKED", "CONCLUDED", "CONCLUSION_UNDONE", "CONCLUSION_LINK_COPIED", "CONCLUSION_OPENED", "OFFER_MADE", "OFFER_LINK_COPIED", "CONVERSATION_LINK_COPIED", "DEALER_LINK_COPIED", "INVITATION_OPENED", "OFFER_OPENED", "OFFER_REMINDED", "OFFER_EXTENDED", "OFFER_WITHDRAWN", "OFFER_ACCEPTED", "OFFER_DECLINED", "OFFER_EXPIRED", "AUCTION_STARTED", "AUCTION_EXTENDED", "DEALERS_ADDED", "AUCTION_ENDED", "BEST_OFFERED", "AUCTION_CANCELLED", "DEALER_CONTINUES", "DEALER_WITHDRAWS", "PARTNER_WITHDRAWS", "OWNER_WITHDRAWS", "DEALER_NO_ANSWER", "SECOND_CHANCE_ASKED", "SECOND_CHANCE_ACCEPTED", "SECOND_CHANCE_DECLINED", "SECOND_CHANCE_EXPIRED", "SECOND_CHANCE_CANCELLED", "HANDOVER_TICKED", "SOLD", "LISTING_WITHDRAWN", "LISTING_RESTORED", "ADDITION_ASKED", "ADDITION_COMPLETED", "ADDITION_CANCELLED", "REFUSAL_TAKEN_BACK", "DAMAGE_PINNED", "DAMAGE_UNPINNED", "DAMAGE_CHANGED", "FINDING_ACCEPTED", "FINDING_DISMISSED", "DETAILS_CORRECTED", "ASSIGNED", "PLATE_HIDDEN", "PLATE_SHOWN", "DAMAGE_REMOVED", "CONVERSATION_PHOTO_ADDED", "CONVERSATION_PHOTO_REMOVED");
const DetailChange = /*#__PURE__*/ object({ field: DetailField, before: /*#__PURE__*/ nullable(string), after: /*#__PURE__*/ nullable(string) });
const RequestEventActor = /*#__PURE__*/ object({ kind: /*#__PURE__*/ oneOf("STAFF", "CUSTOMER", "DEALER", "SYSTEM"), name: /*#__PURE__*/ nullable(string) });
const RequestEvent = /*#__PURE__*/ object({ id: Id, type: RequestEventType, status: RequestStatus, section: /*#__PURE__*/ nullable(string), actor: RequestEventActor, inserted_at: Timestamp }, { detail: /*#__PURE__*/ nullable(string), change: /*#__PURE__*/ nullable(DetailChange), about: /*#__PURE__*/ nullable(MessageAbout) });
const RequestEventList = /*#__PURE__*/ object({ events: /*#__PURE__*/ array(RequestEvent) });
const MessagePreview = /*#__PURE__*/ object({ channel: SendChannel, to: /*#__PURE__*/ nullable(string), subject: /*#__PURE__*/ nullable(string), text: string, link: string });
const MessagePreviewAnswer = /*#__PURE__*/ object({ message: MessagePreview });
const NextRequestAnswer = /*#__PURE__*/ object({ request_id: /*#__PURE__*/ nullable(Id) });
const PublicInspect = /*#__PURE__*/ object({ id: Id, status: ClaimStatus });
const PublicReportAnswer = /*#__PURE__*/ object({ report: PublicReport }, { trade_in: PublicTradeIn, auction: PublicAuction, claim: Claim, inspect: PublicInspect });

/**
 * A page of requests. The server routes it with and without a slash at the end.
 */
export const listRequests: Endpoint<'listRequests'> = { id: 'listRequests', method: 'GET', path: '/api/requests', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listRequests'>>(RequestList) };
/**
 * Send a customer a request by phone or email. The server routes it with and without a slash at the end.
 */
export const createRequest: Endpoint<'createRequest'> = { id: 'createRequest', method: 'POST', path: '/api/requests', takes: ["body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'createRequest'>>(RequestCreated) };
/**
 * Ask for a request on the invite page. The link goes out by SMS, in the language of Accept-Language that the partner offers.
 */
export const createSelfRequest: Endpoint<'createSelfRequest'> = { id: 'createSelfRequest', method: 'POST', path: '/api/requests/self', takes: ["body"], access: 'public', keyed: true, check: /*#__PURE__*/ validator<Answer<'createSelfRequest'>>(SelfRequestAnswer) };
/**
 * Counts for the tabs of a request list. One number for each status, with the same filters as listRequests.
 */
export const countRequests: Endpoint<'countRequests'> = { id: 'countRequests', method: 'GET', path: '/api/requests/counts', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'countRequests'>>(RequestCountsAnswer) };
/**
 * The newest open request that a branch has sent to a phone number or an email address. Asked before a request is sent, so that nobody gets a second one by mistake. Looks in one flow of one partner; open is what is neither completed nor archived. Give either phone or email.
 */
export const findOpenRequest: Endpoint<'findOpenRequest'> = { id: 'findOpenRequest', method: 'GET', path: '/api/requests/open', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'findOpenRequest'>>(OpenRequestAnswer) };
/**
 * Find requests and their cars in every flow of a partner. Looks at name, email address, phone number, plate, VIN, and year, make and model of the car, and at claim and policy numbers with and without their punctuation, for the one box of the console that finds everything. The lists keep their own searches.
 */
export const searchRequests: Endpoint<'searchRequests'> = { id: 'searchRequests', method: 'GET', path: '/api/requests/search', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'searchRequests'>>(RequestMatchList) };
/**
 * A report for staff. All that staff may know: answers, photos, damages, trade-in, auction, claim or inspection. Addresses of photos end after some hours; read the report again for new ones.
 */
export const getRequest: Endpoint<'getRequest'> = { id: 'getRequest', method: 'GET', path: '/api/requests/{id}', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getRequest'>>(StaffReportAnswer) };
/**
 * Archive a request. ARCHIVED is the one status that can be asked for.
 */
export const updateRequest: Endpoint<'updateRequest'> = { id: 'updateRequest', method: 'PATCH', path: '/api/requests/{id}', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'updateRequest'>>(RequestAnswer) };
/**
 * Say who looks after a request. An active member of the partner who may act on requests, or null for nobody; somebody else is not found. Whoever gets it from a colleague is notified.
 */
export const assignRequest: Endpoint<'assignRequest'> = { id: 'assignRequest', method: 'PUT', path: '/api/requests/{id}/agent', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'assignRequest'>>(RequestAnswer) };
/**
 * Withdraw a car from its public page, or list it again. While it is withdrawn, the public page says that the car is no longer offered, and takes no questions (GONE); dealers, the owner and conversations that have begun go on. A request that leads to no sale is not found.
 */
export const changeListing: Endpoint<'changeListing'> = { id: 'changeListing', method: 'PUT', path: '/api/requests/{id}/listing', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'changeListing'>>(Listing) };
/**
 * Remind the customer. The status becomes FOLLOW_UP_SENT. How often and how soon a customer can be reminded is limited (QUOTA_EXCEEDED).
 */
export const followUpRequest: Endpoint<'followUpRequest'> = { id: 'followUpRequest', method: 'PATCH', path: '/api/requests/{id}/follow_up', takes: ["id","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'followUpRequest'>>(RequestAnswer) };
/**
 * Send the request again. With the same link and the partner’s present text. The status becomes SENT, unless no message to the customer was ever taken by a provider.
 */
export const resendRequest: Endpoint<'resendRequest'> = { id: 'resendRequest', method: 'PATCH', path: '/api/requests/{id}/resend', takes: ["id"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'resendRequest'>>(RequestAnswer) };
/**
 * Undo archiving. The request gets back the status that it was archived with.
 */
export const unarchiveRequest: Endpoint<'unarchiveRequest'> = { id: 'unarchiveRequest', method: 'POST', path: '/api/requests/{id}/unarchive', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'unarchiveRequest'>>(RequestAnswer) };
/**
 * Try again to send a message that was not delivered. The same words, to the same number or address or to a corrected one; by another channel, those that are written for it. Counts as sending again; the status follows when the provider has taken it.
 */
export const retryDelivery: Endpoint<'retryDelivery'> = { id: 'retryDelivery', method: 'POST', path: '/api/requests/{id}/retry_delivery', takes: ["id","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'retryDelivery'>>(RequestAnswer) };
/**
 * End every link of a request. The customer's, the owner's, the public ones and those of its conversations. New ones are made from
 *   then on. Links of dealers are the auction's and stay.
 * Administrators only.
 */
export const revokeRequestLinks: Endpoint<'revokeRequestLinks'> = { id: 'revokeRequestLinks', method: 'POST', path: '/api/requests/{id}/revoke_links', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'revokeRequestLinks'>>(RequestAnswer) };
/**
 * Timeline of a request. Oldest first.
 */
export const listRequestEvents: Endpoint<'listRequestEvents'> = { id: 'listRequestEvents', method: 'GET', path: '/api/requests/{id}/events', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listRequestEvents'>>(RequestEventList) };
/**
 * What a follow-up, resending or addition would send, and to whom. The words as they would go out now; while an addition is open, they speak of what is still to come. Of the link only its beginning is shown: the key in it is the customer's.
 */
export const previewMessage: Endpoint<'previewMessage'> = { id: 'previewMessage', method: 'GET', path: '/api/requests/{id}/message', takes: ["id","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'previewMessage'>>(MessagePreviewAnswer) };
/**
 * The car that has waited longest for what this one just got. Null when none waits.
 */
export const getNextRequest: Endpoint<'getNextRequest'> = { id: 'getNextRequest', method: 'GET', path: '/api/requests/{id}/next', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getNextRequest'>>(NextRequestAnswer) };
/**
 * A report by its link. Public trade, offer, claim or inspect report: the kind of the key decides which, and what it may tell.
 */
export const getPublicRequest: Endpoint<'getPublicRequest'> = { id: 'getPublicRequest', method: 'GET', path: '/api/requests/{id}/{sessionKey}', takes: ["id","sessionKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getPublicRequest'>>(PublicReportAnswer) };
