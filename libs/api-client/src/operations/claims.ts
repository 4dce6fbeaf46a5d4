import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const updateClaim = endpoint('updateClaim', 'PATCH', '/api/claims/{claimId}', valid.updateClaim);

const getNextRequest = endpoint(
  'getNextRequest',
  'GET',
  '/api/requests/{id}/next',
  valid.getNextRequest,
);

export type ClaimsApi = ReturnType<typeof claimsApi>;

/** Conclusions of claims and inspections, and what to conclude next. */
export function claimsApi(http: HttpClient) {
  return {
    updateClaim: (claimId: string, body: Body<'updateClaim'>, options?: CallOptions) =>
      http.call(updateClaim, { path: { claimId }, body }, options),
    /** The car that has waited longest for what this one just got; null when none does. */
    getNextRequest: (id: string, options?: CallOptions) =>
      http.call(getNextRequest, { path: { id } }, options),
  };
}
