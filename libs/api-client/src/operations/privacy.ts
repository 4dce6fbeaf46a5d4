import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const privacyPath = '/api/partners/{id}/privacy';
const getPrivacy = endpoint('getPrivacy', 'GET', privacyPath, valid.getPrivacy);
const updatePrivacy = endpoint('updatePrivacy', 'PATCH', privacyPath, valid.updatePrivacy);
const countDue = endpoint('countDue', 'GET', '/api/partners/{id}/privacy/due', valid.countDue);
const searchCustomers = endpoint(
  'searchCustomers',
  'GET',
  '/api/partners/{id}/privacy/customers',
  valid.searchCustomers,
);
const listPrivacyRecords = endpoint(
  'listPrivacyRecords',
  'GET',
  '/api/partners/{id}/privacy/records',
  valid.listPrivacyRecords,
);
const getCustomer = endpoint(
  'getCustomer',
  'GET',
  '/api/requests/{id}/customer',
  valid.getCustomer,
);
const exportCustomer = endpoint(
  'exportCustomer',
  'POST',
  '/api/requests/{id}/customer/export',
  valid.exportCustomer,
);
const eraseCustomer = endpoint(
  'eraseCustomer',
  'POST',
  '/api/requests/{id}/customer/erase',
  valid.eraseCustomer,
);

/** Much may go in one transaction. */
const ERASE_TIMEOUT_MS = 60_000;

export type PrivacyApi = ReturnType<typeof privacyApi>;

/** What administrators do with what is kept of customers. */
export function privacyApi(http: HttpClient) {
  return {
    getPrivacy: (partnerId: string, options?: CallOptions) =>
      http.call(getPrivacy, { path: { id: partnerId } }, options),
    updatePrivacy: (partnerId: string, body: Body<'updatePrivacy'>, options?: CallOptions) =>
      http.call(updatePrivacy, { path: { id: partnerId }, body }, options),
    /** How many requests a retention would erase now. */
    countDue: (partnerId: string, query: Query<'countDue'>, options?: CallOptions) =>
      http.call(countDue, { path: { id: partnerId }, query }, options),
    searchCustomers: (partnerId: string, query: Query<'searchCustomers'>, options?: CallOptions) =>
      http.call(searchCustomers, { path: { id: partnerId }, query }, options),
    listPrivacyRecords: (
      partnerId: string,
      query: Query<'listPrivacyRecords'> = {},
      options?: CallOptions,
    ) => http.call(listPrivacyRecords, { path: { id: partnerId }, query }, options),
    /** What is kept of the customer of a request. */
    getCustomer: (requestId: string, options?: CallOptions) =>
      http.call(getCustomer, { path: { id: requestId } }, options),
    exportCustomer: (requestId: string, body: Body<'exportCustomer'>, options?: CallOptions) =>
      http.call(exportCustomer, { path: { id: requestId }, body }, options),
    /** It cannot be taken back. */
    eraseCustomer: (requestId: string, body: Body<'eraseCustomer'>, options?: CallOptions) =>
      http.call(
        eraseCustomer,
        { path: { id: requestId }, body },
        { timeoutMs: ERASE_TIMEOUT_MS, ...options },
      ),
  };
}
