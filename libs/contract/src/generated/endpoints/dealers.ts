// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, number, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, NullableTimestamp, DealerName, FieldError, DealerPagePartner } from '../shared-checks.ts';

const DealerGroupName = /*#__PURE__*/ object({ id: Id, name: string });
const DealerState = /*#__PURE__*/ oneOf("ACTIVE", "INACTIVE", "OPTED_OUT");
const Dealer = /*#__PURE__*/ object({ id: Id, name: string, phone: /*#__PURE__*/ nullable(string), email: /*#__PURE__*/ nullable(string), partner_id: Id, contact: /*#__PURE__*/ nullable(string), address: /*#__PURE__*/ nullable(string), location: /*#__PURE__*/ nullable(string), postcode: /*#__PURE__*/ nullable(string), county: /*#__PURE__*/ nullable(string), country: /*#__PURE__*/ nullable(string), locale: /*#__PURE__*/ nullable(string), latitude: /*#__PURE__*/ nullable(number), longitude: /*#__PURE__*/ nullable(number), makes: /*#__PURE__*/ array(string), note: /*#__PURE__*/ nullable(string), favorite: boolean, groups: /*#__PURE__*/ array(DealerGroupName), state: DealerState, opted_out_at: NullableTimestamp, auctions: integer, bids: integer, wins: integer, last_invited_at: NullableTimestamp, distance_miles: /*#__PURE__*/ nullable(number), inserted_at: Timestamp });
const DealerListMetadata = /*#__PURE__*/ object({ after: /*#__PURE__*/ nullable(string) }, { total: integer });
const DealerList = /*#__PURE__*/ object({ partners: /*#__PURE__*/ array(Dealer), metadata: DealerListMetadata });
const DealerAnswer = /*#__PURE__*/ object({ partner: Dealer });
const DealerIds = /*#__PURE__*/ object({ ids: /*#__PURE__*/ array(Id) });
const DealerGroup = /*#__PURE__*/ object({ id: Id, name: string, dealers: integer });
const DealerStateCounts = /*#__PURE__*/ object({ ACTIVE: integer, INACTIVE: integer, OPTED_OUT: integer });
const DealerGroupList = /*#__PURE__*/ object({ groups: /*#__PURE__*/ array(DealerGroup), makes: /*#__PURE__*/ array(string), counts: DealerStateCounts });
const DealerGroupAnswer = /*#__PURE__*/ object({ group: DealerGroup });
const DealerImportField = /*#__PURE__*/ oneOf("name", "contact", "email", "phone", "address", "location", "postcode", "county", "country", "locale", "makes", "note", "groups");
const DealerImportColumn = /*#__PURE__*/ object({ header: string, field: /*#__PURE__*/ nullable(DealerImportField) });
const DealerImportCounts = /*#__PURE__*/ object({ ADD: integer, UPDATE: integer, SKIP: integer, ERROR: integer });
const DealerImportValues = /*#__PURE__*/ object({}, { name: string, contact: string, email: string, phone: string, address: string, location: string, postcode: string, county: string, country: string, locale: string, makes: string, note: string, groups: string });
const DealerImportRow = /*#__PURE__*/ object({ line: integer, values: DealerImportValues, action: /*#__PURE__*/ oneOf("ADD", "UPDATE", "SKIP", "ERROR"), errors: /*#__PURE__*/ array(FieldError), dealer: /*#__PURE__*/ nullable(DealerName), same_as_line: /*#__PURE__*/ nullable(integer) });
const DealerImport = /*#__PURE__*/ object({ dry_run: boolean, columns: /*#__PURE__*/ array(DealerImportColumn), counts: DealerImportCounts, rows: /*#__PURE__*/ array(DealerImportRow) });
const DealerImportAnswer = /*#__PURE__*/ object({ import: DealerImport });
const DealerExport = /*#__PURE__*/ object({ csv: string, rows: integer });
const DealerOptOut = /*#__PURE__*/ object({ dealer_name: string, partner: DealerPagePartner, opted_out_at: NullableTimestamp });
const DealerOptOutAnswer = /*#__PURE__*/ object({ opt_out: DealerOptOut });

/**
 * Dealers that can be invited to an auction. Newest first unless sorted. Deactivated dealers, and those who opted out, are listed only when state names them.
 */
export const listPartners: Endpoint<'listPartners'> = { id: 'listPartners', method: 'GET', path: '/api/partners', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listPartners'>>(DealerList) };
/**
 * Add a dealer to the directory. An address that another dealer of the partner has is refused with DUPLICATE, which names that dealer.
 */
export const createDealer: Endpoint<'createDealer'> = { id: 'createDealer', method: 'POST', path: '/api/partners', takes: ["body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'createDealer'>>(DealerAnswer) };
/**
 * One dealer of the directory. With its groups, what is known of its auctions, and whether it wants no more invitations.
 */
export const getDealer: Endpoint<'getDealer'> = { id: 'getDealer', method: 'GET', path: '/api/partners/{dealerId}', takes: ["dealerId","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getDealer'>>(DealerAnswer) };
/**
 * Change a dealer, or take it back. The state of a dealer who opted out cannot be changed (INVALID_TRANSITION).
 */
export const updateDealer: Endpoint<'updateDealer'> = { id: 'updateDealer', method: 'PATCH', path: '/api/partners/{dealerId}', takes: ["dealerId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'updateDealer'>>(DealerAnswer) };
/**
 * Set a dealer aside. It is invited to nothing anymore. Its auctions, bids and fees stay, so that it can be taken back.
 */
export const deactivateDealer: Endpoint<'deactivateDealer'> = { id: 'deactivateDealer', method: 'DELETE', path: '/api/partners/{dealerId}', takes: ["dealerId"], access: 'staff', keyed: false, check: null };
/**
 * The ids of all dealers that match, to select them all. The same filters as the list, and the same defaults.
 */
export const listDealerIds: Endpoint<'listDealerIds'> = { id: 'listDealerIds', method: 'GET', path: '/api/dealer_ids', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listDealerIds'>>(DealerIds) };
/**
 * Groups, makes and states of a directory. What a list of dealers can be filtered by, with how many dealers each has.
 */
export const listDealerGroups: Endpoint<'listDealerGroups'> = { id: 'listDealerGroups', method: 'GET', path: '/api/dealer_groups', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listDealerGroups'>>(DealerGroupList) };
/**
 * Name a set of dealers. A name that another group of the partner has, case ignored, is refused with DUPLICATE.
 */
export const createDealerGroup: Endpoint<'createDealerGroup'> = { id: 'createDealerGroup', method: 'POST', path: '/api/dealer_groups', takes: ["body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'createDealerGroup'>>(DealerGroupAnswer) };
/**
 * Rename a group, add dealers to it or remove them. What is left out stays. Dealers are named by their ids; those of another partner are refused.
 */
export const updateDealerGroup: Endpoint<'updateDealerGroup'> = { id: 'updateDealerGroup', method: 'PATCH', path: '/api/dealer_groups/{groupId}', takes: ["groupId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'updateDealerGroup'>>(DealerGroupAnswer) };
/**
 * Remove a group; its dealers stay. Auctions to which the group was invited stay as they are.
 */
export const removeDealerGroup: Endpoint<'removeDealerGroup'> = { id: 'removeDealerGroup', method: 'DELETE', path: '/api/dealer_groups/{groupId}', takes: ["groupId"], access: 'staff', keyed: false, check: null };
/**
 * Add dealers from a CSV file. With dry_run a preview of every row. Without it all rows are written, or none: a row with an error refuses the whole with 422, whose errors name rows.{line}.{field}.
 */
export const importDealers: Endpoint<'importDealers'> = { id: 'importDealers', method: 'POST', path: '/api/dealer_imports', takes: ["body"], access: 'staff', keyed: true, timeoutMs: 30000, check: /*#__PURE__*/ validator<Answer<'importDealers'>>(DealerImportAnswer) };
/**
 * The directory as a CSV file. The export is put on record as a security event. Headers and states are in the language of Accept-Language that the partner offers, else in the partner's default; `POST /api/dealer_imports` takes them in each.
 */
export const exportDealers: Endpoint<'exportDealers'> = { id: 'exportDealers', method: 'POST', path: '/api/dealer_exports', takes: ["body"], access: 'staff', keyed: false, timeoutMs: 30000, check: /*#__PURE__*/ validator<Answer<'exportDealers'>>(DealerExport) };
/**
 * Whether a dealer has opted out, for the page behind the link in its mails. Opening the link opts nobody out, since link scanners open links, too. A browser that follows the address from the header List-Unsubscribe is sent on to the page.
 */
export const getDealerOptOut: Endpoint<'getDealerOptOut'> = { id: 'getDealerOptOut', method: 'GET', path: '/api/public/dealer_opt_outs/{optOutKey}', takes: ["optOutKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getDealerOptOut'>>(DealerOptOutAnswer) };
/**
 * Refuse further mails, as a dealer. Also the one-click address of the header List-Unsubscribe (RFC 8058). What a dealer must be told about a deal it has is still sent.
 */
export const optOutDealer: Endpoint<'optOutDealer'> = { id: 'optOutDealer', method: 'POST', path: '/api/public/dealer_opt_outs/{optOutKey}', takes: ["optOutKey","body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'optOutDealer'>>(DealerOptOutAnswer) };
/**
 * Take it back, as the dealer. By the same link that the dealer opted out with. Invitations reach it again from then on.
 */
export const optInDealer: Endpoint<'optInDealer'> = { id: 'optInDealer', method: 'DELETE', path: '/api/public/dealer_opt_outs/{optOutKey}', takes: ["optOutKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'optInDealer'>>(DealerOptOutAnswer) };
