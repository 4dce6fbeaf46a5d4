import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const securityPath = '/api/partners/{id}/security';
const getSecurity = endpoint('getSecurity', 'GET', securityPath, valid.getSecurity);
const updateSecurity = endpoint('updateSecurity', 'PATCH', securityPath, valid.updateSecurity);
const listSecurityEvents = endpoint(
  'listSecurityEvents',
  'GET',
  '/api/partners/{id}/security/events',
  valid.listSecurityEvents,
);
const recordExport = endpoint('recordExport', 'POST', '/api/partners/{id}/exports', null);
const removeMemberFactors = endpoint(
  'removeMemberFactors',
  'DELETE',
  '/api/users/{userId}/factors',
  null,
);

export type SecurityApi = ReturnType<typeof securityApi>;

/** How the members of a partner sign in, and what is on record of it. */
export function securityApi(http: HttpClient) {
  return {
    getSecurity: (partnerId: string, options?: CallOptions) =>
      http.call(getSecurity, { path: { id: partnerId } }, options),
    /** Refused with INVALID_TRANSITION while whoever asks for it has no second factor. */
    updateSecurity: (partnerId: string, body: Body<'updateSecurity'>, options?: CallOptions) =>
      http.call(updateSecurity, { path: { id: partnerId }, body }, options),
    /** Newest first. */
    listSecurityEvents: (
      partnerId: string,
      query: Query<'listSecurityEvents'> = {},
      options?: CallOptions,
    ) => http.call(listSecurityEvents, { path: { id: partnerId }, query }, options),
    /** Before a file is written; asks again who it is. */
    recordExport: (partnerId: string, body: Body<'recordExport'>, options?: CallOptions) =>
      http.call(recordExport, { path: { id: partnerId }, body }, options),
    removeMemberFactors: (partnerId: string, userId: string, options?: CallOptions) =>
      http.call(
        removeMemberFactors,
        { path: { userId }, query: { partner_id: partnerId } },
        options,
      ),
  };
}
