import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const updateClaim = endpoint('updateClaim', 'PATCH', '/api/claims/{claimId}', valid.updateClaim);

export type ClaimsApi = ReturnType<typeof claimsApi>;

/** Conclusions of claims and inspections. */
export function claimsApi(http: HttpClient) {
  return {
    updateClaim: (claimId: string, body: Body<'updateClaim'>, options?: CallOptions) =>
      http.call(updateClaim, { path: { claimId }, body }, options),
  };
}
