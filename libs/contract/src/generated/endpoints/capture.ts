// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, number, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, NullableUrl, TimeZone, DistanceUnit, Timestamp, NullableTimestamp, Metadata, Flow, Locales, Theme, SectionToggles, CustomisationDefaults, Logo, NullableAmount, RequestStatus, UserSalePlan, CarAvailability, SectionName, RequiredSections, UploadSection, Refusal, Filetype, ReviewStatus, CarPart, DamageKind, DamageSize, DamagePinPoint, NullableRating, CarCondition, ClaimStatus, UploadProgress } from '../shared-checks.ts';

const CapturePartner = /*#__PURE__*/ object({ id: Id, name: string, logo: Logo });
const CaptureAgent = /*#__PURE__*/ object({ public_name: /*#__PURE__*/ nullable(string), email: /*#__PURE__*/ nullable(string) });
const CaptureExpired = /*#__PURE__*/ object({ asked_at: NullableTimestamp });
const CaptureConclusion = /*#__PURE__*/ object({ status: /*#__PURE__*/ nullable(ClaimStatus), concluded_at: NullableTimestamp, time_zone: TimeZone, car: /*#__PURE__*/ nullable(string), plate: /*#__PURE__*/ nullable(string), next: /*#__PURE__*/ nullable(string) });
const CaptureShot = /*#__PURE__*/ object({ section: UploadSection, slot: /*#__PURE__*/ nullable(string), damage_location_id: /*#__PURE__*/ nullable(Id), refused_upload_id: /*#__PURE__*/ nullable(string), refusal: /*#__PURE__*/ nullable(Refusal) });
const CaptureAddition = /*#__PURE__*/ object({ id: Id, message: /*#__PURE__*/ nullable(string), asked_at: Timestamp, sections: /*#__PURE__*/ array(SectionName), shots: /*#__PURE__*/ array(CaptureShot), answered: /*#__PURE__*/ array(SectionName) });
const ContactDetails = /*#__PURE__*/ object({}, { name: /*#__PURE__*/ nullable(string), email: /*#__PURE__*/ nullable(string), phone: /*#__PURE__*/ nullable(string), postcode: /*#__PURE__*/ nullable(string) });
const CarDetails = /*#__PURE__*/ object({}, { country_code: /*#__PURE__*/ nullable(string), country_state_code: /*#__PURE__*/ nullable(string), plate: /*#__PURE__*/ nullable(string), vincode: /*#__PURE__*/ nullable(string), make: /*#__PURE__*/ nullable(string), model: /*#__PURE__*/ nullable(string), trim: /*#__PURE__*/ nullable(string), style: /*#__PURE__*/ nullable(string), color: /*#__PURE__*/ nullable(string), year: /*#__PURE__*/ nullable(integer), vat: /*#__PURE__*/ nullable(boolean), engine: /*#__PURE__*/ nullable(string), power: /*#__PURE__*/ nullable(integer), engine_volume: /*#__PURE__*/ nullable(integer), drivetrain: /*#__PURE__*/ nullable(string), fuel: /*#__PURE__*/ nullable(string), gearbox: /*#__PURE__*/ nullable(string), transmission: /*#__PURE__*/ nullable(string), keys: /*#__PURE__*/ nullable(integer), lights: /*#__PURE__*/ nullable(string), faults: /*#__PURE__*/ nullable(string), price: NullableAmount, smoke_free: /*#__PURE__*/ nullable(boolean), service_history: /*#__PURE__*/ nullable(string), service_provider: /*#__PURE__*/ nullable(string), last_service_date: /*#__PURE__*/ nullable(string), owner_comment: /*#__PURE__*/ nullable(string), extra_information: /*#__PURE__*/ nullable(string), state: /*#__PURE__*/ nullable(string), zip: /*#__PURE__*/ nullable(string), overall_rating: NullableRating });
const SaleDetails = /*#__PURE__*/ object({}, { user_sale_plan: /*#__PURE__*/ nullable(UserSalePlan), car_availability: /*#__PURE__*/ nullable(CarAvailability), expected_price: NullableAmount });
const ClaimDetails = /*#__PURE__*/ object({}, { claim_type: /*#__PURE__*/ nullable(string), damage_description: /*#__PURE__*/ nullable(string) });
const DriverDetails = /*#__PURE__*/ object({}, { driver_name: /*#__PURE__*/ nullable(string), driver_email: /*#__PURE__*/ nullable(string), driver_phone: /*#__PURE__*/ nullable(string) });
const CaptureDealer = /*#__PURE__*/ object({ id: Id, name: string, address: /*#__PURE__*/ nullable(string), location: /*#__PURE__*/ nullable(string) });
const CaptureDamagePin = /*#__PURE__*/ object({ scan_id: string, points: /*#__PURE__*/ array(DamagePinPoint) });
const CaptureDamageLocation = /*#__PURE__*/ object({ id: Id, part: CarPart, x: /*#__PURE__*/ nullable(number), y: /*#__PURE__*/ nullable(number), description: /*#__PURE__*/ nullable(string) }, { kind: /*#__PURE__*/ nullable(DamageKind), size: /*#__PURE__*/ nullable(DamageSize), pin: /*#__PURE__*/ nullable(CaptureDamagePin) });
const CaptureUploadState = /*#__PURE__*/ oneOf("CREATED", "STORED", "PROCESSED");
const CaptureUpload = /*#__PURE__*/ object({ id: string, section: UploadSection, slot: /*#__PURE__*/ nullable(string), filetype: Filetype, state: CaptureUploadState, url: NullableUrl, frames: /*#__PURE__*/ array(integer), description: /*#__PURE__*/ nullable(string), taken_at: NullableTimestamp, damage_location_id: /*#__PURE__*/ nullable(Id) }, { review_status: /*#__PURE__*/ nullable(ReviewStatus), addition_id: /*#__PURE__*/ nullable(Id) });
const Capture = /*#__PURE__*/ object({ request_id: Id, request_type: Flow, status: RequestStatus, partner: CapturePartner, defaults: CustomisationDefaults, distance_unit: DistanceUnit, theme: Theme, sections: SectionToggles, locales: Locales, contact: ContactDetails, car: CarDetails, condition: CarCondition, sale: SaleDetails, claim: ClaimDetails, driver: DriverDetails, dealer_id: /*#__PURE__*/ nullable(Id), dealer: /*#__PURE__*/ nullable(CaptureDealer), damage_locations: /*#__PURE__*/ array(CaptureDamageLocation), description: /*#__PURE__*/ nullable(string), uploads: /*#__PURE__*/ array(CaptureUpload), terms_url: NullableUrl, privacy_url: NullableUrl }, { agent_info: CaptureAgent, expired: CaptureExpired, conclusion: CaptureConclusion, addition: /*#__PURE__*/ nullable(CaptureAddition), required_sections: RequiredSections, no_damage: /*#__PURE__*/ nullable(boolean) });
const CaptureAnswer = /*#__PURE__*/ object({ capture: Capture });
const CaptureDealerList = /*#__PURE__*/ object({ dealers: /*#__PURE__*/ array(CaptureDealer), metadata: Metadata });
const CaptureUploadAnswer = /*#__PURE__*/ object({ upload: CaptureUpload });

/**
 * What the customer is asked for and has given. A mere read: link scanners open links, so nothing moves.
 */
export const getCapture: Endpoint<'getCapture'> = { id: 'getCapture', method: 'GET', path: '/api/capture/{requestId}/{sessionKey}', takes: ["requestId","sessionKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getCapture'>>(CaptureAnswer) };
/**
 * Keep what the customer has filled in. Called as the customer goes from step to step. What is left out stays; null clears. A report that was handed in takes changes only in what staff asked for since.
 */
export const updateCapture: Endpoint<'updateCapture'> = { id: 'updateCapture', method: 'PATCH', path: '/api/capture/{requestId}/{sessionKey}', takes: ["requestId","sessionKey","body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'updateCapture'>>(CaptureAnswer) };
/**
 * The customer's first tap. Makes the request OPENED if it was not that far, and a conclusion that the customer was told opened. Again is harmless. Accept-Language says in which language the page is read: of those that the partner offers, the customer is written to in it from then on.
 */
export const openCapture: Endpoint<'openCapture'> = { id: 'openCapture', method: 'POST', path: '/api/capture/{requestId}/{sessionKey}/open', takes: ["requestId","sessionKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'openCapture'>>(CaptureAnswer) };
/**
 * Ask the partner for a new link. For a link that has expired. It stands on the timeline; staff send a new one. Again is harmless.
 */
export const askForCaptureLink: Endpoint<'askForCaptureLink'> = { id: 'askForCaptureLink', method: 'POST', path: '/api/capture/{requestId}/{sessionKey}/link', takes: ["requestId","sessionKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'askForCaptureLink'>>(CaptureAnswer) };
/**
 * Dealers that the customer may choose from. By name, A to Z. Nobody is listed where the partner does not ask for a dealer.
 */
export const listCaptureDealers: Endpoint<'listCaptureDealers'> = { id: 'listCaptureDealers', method: 'GET', path: '/api/capture/{requestId}/{sessionKey}/dealers', takes: ["requestId","sessionKey","query"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'listCaptureDealers'>>(CaptureDealerList) };
/**
 * Announce a photo or a 360 scan. Before its bytes are sent, so that they can arrive in pieces and be resumed. Answers 201 for a new one, and 200 with the same upload when the id is known.
 */
export const createCaptureUpload: Endpoint<'createCaptureUpload'> = { id: 'createCaptureUpload', method: 'POST', path: '/api/capture/{requestId}/{sessionKey}/uploads', takes: ["requestId","sessionKey","body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'createCaptureUpload'>>(CaptureUploadAnswer) };
/**
 * Take a photo or scan back. The file is deleted, too. Its id cannot be used for another upload.
 */
export const deleteCaptureUpload: Endpoint<'deleteCaptureUpload'> = { id: 'deleteCaptureUpload', method: 'DELETE', path: '/api/capture/{requestId}/{sessionKey}/uploads/{uploadId}', takes: ["requestId","sessionKey","uploadId"], access: 'public', keyed: false, check: null };
/**
 * How much of a photo has arrived. HEAD answers the same in the header Upload-Offset, as tus 1.0 asks. 0 also for one that has arrived whole.
 */
export const getUploadProgress: Endpoint<'getUploadProgress'> = { id: 'getUploadProgress', method: 'GET', path: '/api/capture/{requestId}/{sessionKey}/uploads/{uploadId}/content', takes: ["requestId","sessionKey","uploadId"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getUploadProgress'>>(UploadProgress) };
/**
 * Send more of a photo. The core of tus 1.0: the file's next bytes, as many as come before the line breaks. What arrived is kept for a day. With its last byte the file is taken like one that is sent by PUT.
 */
export const appendUploadContent: Endpoint<'appendUploadContent'> = { id: 'appendUploadContent', method: 'PATCH', path: '/api/capture/{requestId}/{sessionKey}/uploads/{uploadId}/content', takes: ["requestId","sessionKey","uploadId","body"], access: 'public', keyed: false, check: null };
/**
 * Send the bytes of a photo. May be retried until it answers. Not under the 5 s timeout. What the bytes are is decided by looking at them. The first one makes the request IN_PROGRESS.
 */
export const putCaptureUploadContent: Endpoint<'putCaptureUploadContent'> = { id: 'putCaptureUploadContent', method: 'PUT', path: '/api/capture/{requestId}/{sessionKey}/uploads/{uploadId}/content', takes: ["requestId","sessionKey","uploadId","body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'putCaptureUploadContent'>>(CaptureUploadAnswer) };
/**
 * How much of a frame of a 360 scan has arrived. HEAD answers the same in the header Upload-Offset, as tus 1.0 asks. 0 also for one that has arrived whole.
 */
export const getFrameProgress: Endpoint<'getFrameProgress'> = { id: 'getFrameProgress', method: 'GET', path: '/api/capture/{requestId}/{sessionKey}/scan/{scanId}/frames/{index}', takes: ["requestId","sessionKey","scanId","index"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getFrameProgress'>>(UploadProgress) };
/**
 * Send more of a frame of a 360 scan. The core of tus 1.0: the file's next bytes, as many as come before the line breaks. What arrived is kept for a day. With its last byte the file is taken like one that is sent by PUT.
 */
export const appendScanFrame: Endpoint<'appendScanFrame'> = { id: 'appendScanFrame', method: 'PATCH', path: '/api/capture/{requestId}/{sessionKey}/scan/{scanId}/frames/{index}', takes: ["requestId","sessionKey","scanId","index","body"], access: 'public', keyed: false, check: null };
/**
 * Send a frame of a 360 scan. Frames are sent in any order, each by its number from 0; a frame that is sent again replaces the earlier one. completeScan follows the last.
 */
export const putScanFrame: Endpoint<'putScanFrame'> = { id: 'putScanFrame', method: 'PUT', path: '/api/capture/{requestId}/{sessionKey}/scan/{scanId}/frames/{index}', takes: ["requestId","sessionKey","scanId","index","body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'putScanFrame'>>(CaptureUploadAnswer) };
/**
 * All frames of a scan are there. Frames 0 to frames minus 1 must have arrived; errors names those that have not. Records processedimagescount (frames plus one), processedpath and lrprocessedpath.
 */
export const completeScan: Endpoint<'completeScan'> = { id: 'completeScan', method: 'POST', path: '/api/capture/{requestId}/{sessionKey}/scan/{scanId}/complete', takes: ["requestId","sessionKey","scanId","body"], access: 'public', keyed: false, timeoutMs: 60000, check: /*#__PURE__*/ validator<Answer<'completeScan'>>(CaptureUploadAnswer) };
/**
 * Hand in the report. Uploads that were announced may not be missing: errors names them. Required sections that are not complete are named too (as sections.vin), unless a reason is given. Again is harmless.
 */
export const submitCapture: Endpoint<'submitCapture'> = { id: 'submitCapture', method: 'POST', path: '/api/capture/{requestId}/{sessionKey}/submit', takes: ["requestId","sessionKey","body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'submitCapture'>>(CaptureAnswer) };
