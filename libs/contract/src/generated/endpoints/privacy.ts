// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, Url, Metadata, Flow, NamedParty, RequestStatus } from '../shared-checks.ts';

const Privacy = /*#__PURE__*/ object({ retention_months: /*#__PURE__*/ nullable(integer), due: integer, names_in_insights: boolean });
const PrivacyAnswer = /*#__PURE__*/ object({ privacy: Privacy });
const DueAnswer = /*#__PURE__*/ object({ due: integer });
const CustomerMatch = /*#__PURE__*/ object({ request_id: Id, name: /*#__PURE__*/ nullable(string), email: /*#__PURE__*/ nullable(string), phone: /*#__PURE__*/ nullable(string), requests: integer, last_activity_at: Timestamp });
const CustomerList = /*#__PURE__*/ object({ customers: /*#__PURE__*/ array(CustomerMatch) });
const PrivacyAction = /*#__PURE__*/ oneOf("EXPORTED", "ERASED", "EXPIRED", "RETENTION_SET", "TEAM_NAMES_SHOWN", "TEAM_NAMES_HIDDEN");
const PrivacyCounts = /*#__PURE__*/ object({ requests: integer, photos: integer, scans: integer, messages: integer, comments: integer, auctions: integer, offers: integer, sent: integer, events: integer });
const PrivacyRecord = /*#__PURE__*/ object({ id: Id, action: PrivacyAction, actor: /*#__PURE__*/ nullable(NamedParty), reason: /*#__PURE__*/ nullable(string), counts: /*#__PURE__*/ nullable(PrivacyCounts), retention_months: /*#__PURE__*/ nullable(integer), inserted_at: Timestamp });
const PrivacyRecordList = /*#__PURE__*/ object({ records: /*#__PURE__*/ array(PrivacyRecord), metadata: Metadata });
const CustomerRequest = /*#__PURE__*/ object({ id: Id, request_type: Flow, status: RequestStatus, name: /*#__PURE__*/ nullable(string), email: /*#__PURE__*/ nullable(string), phone: /*#__PURE__*/ nullable(string), car: /*#__PURE__*/ nullable(string), inserted_at: Timestamp });
const CustomerData = /*#__PURE__*/ object({ name: string, requests: /*#__PURE__*/ array(CustomerRequest), counts: PrivacyCounts });
const CustomerAnswer = /*#__PURE__*/ object({ customer: CustomerData });
const CustomerExportAnswer = /*#__PURE__*/ object({ url: Url });
const PrivacyRecordAnswer = /*#__PURE__*/ object({ record: PrivacyRecord });

/**
 * How long customers’ data is kept, and whether Insights name members. Null months keep data until it is erased by hand.
 */
export const getPrivacy: Endpoint<'getPrivacy'> = { id: 'getPrivacy', method: 'GET', path: '/api/partners/{id}/privacy', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getPrivacy'>>(PrivacyAnswer) };
/**
 * Set how long customers’ data is kept, and whether Insights name members. What is due then is erased by night, as a job. Each setting that changes is an entry of the record.
 */
export const updatePrivacy: Endpoint<'updatePrivacy'> = { id: 'updatePrivacy', method: 'PATCH', path: '/api/partners/{id}/privacy', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'updatePrivacy'>>(PrivacyAnswer) };
/**
 * How many requests a retention would erase now. For a number of months that is being thought about. Nothing is changed.
 */
export const countDue: Endpoint<'countDue'> = { id: 'countDue', method: 'GET', path: '/api/partners/{id}/privacy/due', takes: ["id","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'countDue'>>(DueAnswer) };
/**
 * Customers by name, email address or phone number. By a part of the name, the email address or the phone number. Requests that share an address or a number are one customer.
 */
export const searchCustomers: Endpoint<'searchCustomers'> = { id: 'searchCustomers', method: 'GET', path: '/api/partners/{id}/privacy/customers', takes: ["id","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'searchCustomers'>>(CustomerList) };
/**
 * What was exported and erased, by whom and why. The newest first. Records hold no personal data, and are kept when the customer is erased.
 */
export const listPrivacyRecords: Endpoint<'listPrivacyRecords'> = { id: 'listPrivacyRecords', method: 'GET', path: '/api/partners/{id}/privacy/records', takes: ["id","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listPrivacyRecords'>>(PrivacyRecordList) };
/**
 * What is kept of the customer of a request. All requests that share an email address or phone number with this one, and how much is kept of each kind. Read it before an export or an erasure.
 */
export const getCustomer: Endpoint<'getCustomer'> = { id: 'getCustomer', method: 'GET', path: '/api/requests/{id}/customer', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getCustomer'>>(CustomerAnswer) };
/**
 * Export what is kept of the customer of a request. It is put on record. The export itself is made while it is fetched.
 */
export const exportCustomer: Endpoint<'exportCustomer'> = { id: 'exportCustomer', method: 'POST', path: '/api/requests/{id}/customer/export', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'exportCustomer'>>(CustomerExportAnswer) };
/**
 * Erase the customer of a request. All of their requests with this partner and what belongs to them, at once; files follow within minutes. It cannot be taken back. Fees and the hashed record of auctions stay, without the customer.
 */
export const eraseCustomer: Endpoint<'eraseCustomer'> = { id: 'eraseCustomer', method: 'POST', path: '/api/requests/{id}/customer/erase', takes: ["id","body"], access: 'staff', keyed: false, timeoutMs: 60000, check: /*#__PURE__*/ validator<Answer<'eraseCustomer'>>(PrivacyRecordAnswer) };
/**
 * A customer’s data and photos, as one zip. The address comes from exportCustomer and ends with the session that asked, or after an hour.
 */
export const getExport: Endpoint<'getExport'> = { id: 'getExport', method: 'GET', path: '/api/exports/{exportKey}', takes: ["exportKey"], access: 'public', keyed: false, check: null };
