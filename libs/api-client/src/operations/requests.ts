import {
  countRequests,
  createRequest,
  followUpRequest,
  listRequestEvents,
  listRequests,
  previewMessage,
  resendRequest,
  retryDelivery,
  revokeRequestLinks,
  searchRequests,
  unarchiveRequest,
  updateRequest,
} from '@forecourt/contract/endpoints/requests';
import { listAuditEntries } from '@forecourt/contract/endpoints/trade';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Requests to customers. */
export const requestsApi = (http: HttpClient) =>
  callsOf(http, {
    listRequests,
    countRequests,
    searchRequests,
    createRequest,
    updateRequest,
    unarchiveRequest,
    followUpRequest,
    resendRequest,
    retryDelivery,
    previewMessage,
    listAuditEntries,
    revokeRequestLinks,
    listRequestEvents,
  });

export type RequestsApi = ReturnType<typeof requestsApi>;
