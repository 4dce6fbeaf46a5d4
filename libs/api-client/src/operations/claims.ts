import { updateClaim } from '@forecourt/contract/endpoints/claims';
import { getNextRequest } from '@forecourt/contract/endpoints/requests';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Conclusions of claims and inspections, and what to conclude next. */
export const claimsApi = (http: HttpClient) => callsOf(http, { updateClaim, getNextRequest });

export type ClaimsApi = ReturnType<typeof claimsApi>;
