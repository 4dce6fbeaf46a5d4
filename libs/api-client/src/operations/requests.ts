import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const keyed = { keyed: true } as const;
const listRequests = endpoint('listRequests', 'GET', '/api/requests', valid.listRequests);
const countRequests = endpoint('countRequests', 'GET', '/api/requests/counts', valid.countRequests);
const searchRequests = endpoint(
  'searchRequests',
  'GET',
  '/api/requests/search',
  valid.searchRequests,
);
const createRequest = endpoint(
  'createRequest',
  'POST',
  '/api/requests',
  valid.createRequest,
  keyed,
);
const updateRequest = endpoint('updateRequest', 'PATCH', '/api/requests/{id}', valid.updateRequest);
const unarchiveRequest = endpoint(
  'unarchiveRequest',
  'POST',
  '/api/requests/{id}/unarchive',
  valid.unarchiveRequest,
);
const followUpRequest = endpoint(
  'followUpRequest',
  'PATCH',
  '/api/requests/{id}/follow_up',
  valid.followUpRequest,
  keyed,
);
const resendRequest = endpoint(
  'resendRequest',
  'PATCH',
  '/api/requests/{id}/resend',
  valid.resendRequest,
  keyed,
);
const previewMessage = endpoint(
  'previewMessage',
  'GET',
  '/api/requests/{id}/message',
  valid.previewMessage,
);
const listAuditEntries = endpoint(
  'listAuditEntries',
  'GET',
  '/api/requests/{id}/audit',
  valid.listAuditEntries,
);
const listRequestEvents = endpoint(
  'listRequestEvents',
  'GET',
  '/api/requests/{id}/events',
  valid.listRequestEvents,
);

const revokeRequestLinks = endpoint(
  'revokeRequestLinks',
  'POST',
  '/api/requests/{id}/revoke_links',
  valid.revokeRequestLinks,
);

const retryDelivery = endpoint(
  'retryDelivery',
  'POST',
  '/api/requests/{id}/retry_delivery',
  valid.retryDelivery,
  keyed,
);

export type RequestsApi = ReturnType<typeof requestsApi>;

/** Requests to customers. */
export function requestsApi(http: HttpClient) {
  return {
    /** A page of requests, newest first. */
    listRequests: (query: Query<'listRequests'>, options?: CallOptions) =>
      http.call(listRequests, { query }, options),
    /** How many requests each status has. */
    countRequests: (query: Query<'countRequests'>, options?: CallOptions) =>
      http.call(countRequests, { query }, options),
    /** The newest requests of all flows whose name, address, number, plate or VIN has such a part. */
    searchRequests: (query: Query<'searchRequests'>, options?: CallOptions) =>
      http.call(searchRequests, { query }, options),
    /** Sends a request by SMS or e-mail. */
    createRequest: (body: Body<'createRequest'>, options?: CallOptions) =>
      http.call(createRequest, { body }, options),
    /** Archives it: ARCHIVED is the one status that can be asked for. */
    updateRequest: (id: string, body: Body<'updateRequest'>, options?: CallOptions) =>
      http.call(updateRequest, { path: { id }, body }, options),
    unarchiveRequest: (id: string, options?: CallOptions) =>
      http.call(unarchiveRequest, { path: { id } }, options),
    followUpRequest: (id: string, body: Body<'followUpRequest'>, options?: CallOptions) =>
      http.call(followUpRequest, { path: { id }, body }, options),
    resendRequest: (id: string, options?: CallOptions) =>
      http.call(resendRequest, { path: { id } }, options),
    /** Tries again to send what was not delivered, to a corrected number or address if one is given. */
    retryDelivery: (id: string, body: Body<'retryDelivery'>, options?: CallOptions) =>
      http.call(retryDelivery, { path: { id }, body }, options),
    /** What a follow-up or resending would send. */
    previewMessage: (id: string, query: Query<'previewMessage'>, options?: CallOptions) =>
      http.call(previewMessage, { path: { id }, query }, options),
    /** The record of its auctions and offers, each entry sealed with the one before it. */
    listAuditEntries: (id: string, options?: CallOptions) =>
      http.call(listAuditEntries, { path: { id } }, options),
    /** Ends every link of the request; administrators only. */
    revokeRequestLinks: (id: string, options?: CallOptions) =>
      http.call(revokeRequestLinks, { path: { id } }, options),
    /** The timeline, oldest first. */
    listRequestEvents: (id: string, options?: CallOptions) =>
      http.call(listRequestEvents, { path: { id } }, options),
  };
}
