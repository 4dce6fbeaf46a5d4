// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, NullableTimestamp, MemberName, Flow, DeliveryState } from '../shared-checks.ts';

const RequestBatchState = /*#__PURE__*/ oneOf("RUNNING", "DONE", "CANCELLED");
const RequestBatchCounts = /*#__PURE__*/ object({ waiting: integer, sent: integer, skipped: integer, failed: integer, cancelled: integer, undelivered: integer });
const RequestBatch = /*#__PURE__*/ object({ id: Id, request_type: Flow, state: RequestBatchState, file_name: /*#__PURE__*/ nullable(string), created_by: /*#__PURE__*/ nullable(MemberName), inserted_at: Timestamp, finished_at: NullableTimestamp, counts: RequestBatchCounts });
const RequestBatchList = /*#__PURE__*/ object({ batches: /*#__PURE__*/ array(RequestBatch) });
const RequestBatchAnswer = /*#__PURE__*/ object({ batch: RequestBatch });
const RequestBatchFound = /*#__PURE__*/ object({ to: string, request: /*#__PURE__*/ object({ id: Id, name: /*#__PURE__*/ nullable(string), inserted_at: Timestamp }) });
const RequestBatchQuota = /*#__PURE__*/ object({ limit: integer, left: integer, resets_at: NullableTimestamp });
const RequestBatchCheck = /*#__PURE__*/ object({ found: /*#__PURE__*/ array(RequestBatchFound), quotas: /*#__PURE__*/ object({ SMS: RequestBatchQuota, EMAIL: RequestBatchQuota }) });
const RequestBatchRowState = /*#__PURE__*/ oneOf("WAITING", "SENT", "SKIPPED", "FAILED", "CANCELLED");
const RequestBatchReason = /*#__PURE__*/ oneOf("OPEN_REQUEST", "DUPLICATE", "INVALID", "LIMIT", "MISSING_FIELD", "INVALID_FORMAT", "ADDRESS_NOT_ALLOWED", "COUNTRY_NOT_ALLOWED", "QUOTA_EXCEEDED", "CHANNEL_OFF", "EMAIL_NOT_VERIFIED", "AREA_NOT_SET_UP", "FORBIDDEN", "UNEXPECTED");
const RequestBatchField = /*#__PURE__*/ oneOf("name", "phone", "email", "identifiers.claim_number", "identifiers.policy_number", "identifiers.date_of_loss");
const BatchIdentifiers = /*#__PURE__*/ object({}, { claim_number: /*#__PURE__*/ nullable(string), policy_number: /*#__PURE__*/ nullable(string), date_of_loss: /*#__PURE__*/ nullable(string) });
const RequestBatchRow = /*#__PURE__*/ object({ line: integer, name: /*#__PURE__*/ nullable(string), phone: /*#__PURE__*/ nullable(string), email: /*#__PURE__*/ nullable(string), state: RequestBatchRowState, reason: /*#__PURE__*/ nullable(RequestBatchReason), field: /*#__PURE__*/ nullable(RequestBatchField), request_id: /*#__PURE__*/ nullable(Id), delivery: /*#__PURE__*/ nullable(DeliveryState) }, { identifiers: /*#__PURE__*/ nullable(BatchIdentifiers) });
const RequestBatchDetails = /*#__PURE__*/ object({ batch: RequestBatch, rows: /*#__PURE__*/ array(RequestBatchRow) });
const RequestBatchResults = /*#__PURE__*/ object({ csv: string, rows: integer });

/**
 * The newest batches of a flow, of the whole branch. At most 10, the newest first.
 */
export const listRequestBatches: Endpoint<'listRequestBatches'> = { id: 'listRequestBatches', method: 'GET', path: '/api/request_batches', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listRequestBatches'>>(RequestBatchList) };
/**
 * Send requests to many customers. The rows are sent one after another, each by the rules of a single request, at the pace of one member of staff. A row is sent once, however often the server is restarted.
 */
export const createRequestBatch: Endpoint<'createRequestBatch'> = { id: 'createRequestBatch', method: 'POST', path: '/api/request_batches', takes: ["body"], access: 'staff', keyed: true, timeoutMs: 30000, check: /*#__PURE__*/ validator<Answer<'createRequestBatch'>>(RequestBatchAnswer) };
/**
 * Who of many customers has an open request, and how many messages are left. Nothing is written. Looks in one flow of one partner, as findOpenRequest does.
 */
export const checkRequestBatch: Endpoint<'checkRequestBatch'> = { id: 'checkRequestBatch', method: 'POST', path: '/api/request_batches/check', takes: ["body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'checkRequestBatch'>>(RequestBatchCheck) };
/**
 * A batch with the results of its rows. Counts of all rows and the first 100 of them. While the batch is being sent, ask again for how far it has come.
 */
export const getRequestBatch: Endpoint<'getRequestBatch'> = { id: 'getRequestBatch', method: 'GET', path: '/api/request_batches/{id}', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getRequestBatch'>>(RequestBatchDetails) };
/**
 * Stop what is not sent yet. What is sent stays sent. Repeating it changes nothing.
 */
export const cancelRequestBatch: Endpoint<'cancelRequestBatch'> = { id: 'cancelRequestBatch', method: 'POST', path: '/api/request_batches/{id}/cancel', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'cancelRequestBatch'>>(RequestBatchAnswer) };
/**
 * Try the rows that failed once more. Rows that were sent, skipped or stopped stay as they are. Without failed rows nothing changes.
 */
export const retryRequestBatch: Endpoint<'retryRequestBatch'> = { id: 'retryRequestBatch', method: 'POST', path: '/api/request_batches/{id}/retry', takes: ["id"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'retryRequestBatch'>>(RequestBatchAnswer) };
/**
 * The results of a batch as a CSV file. The export is put on record as a security event. Headers and results are in the language of Accept-Language that the partner offers, else in the partner's default.
 */
export const exportRequestBatch: Endpoint<'exportRequestBatch'> = { id: 'exportRequestBatch', method: 'POST', path: '/api/request_batches/{id}/results', takes: ["id"], access: 'staff', keyed: false, timeoutMs: 30000, check: /*#__PURE__*/ validator<Answer<'exportRequestBatch'>>(RequestBatchResults) };
