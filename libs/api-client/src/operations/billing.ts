import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const subscribe = endpoint('subscribe', 'POST', '/subscription', valid.subscribe);
const listFees = endpoint('listFees', 'GET', '/api/fees', valid.listFees);

export type BillingApi = ReturnType<typeof billingApi>;

/** The partner's subscription and the fees it owes. */
export function billingApi(http: HttpClient) {
  return {
    subscribe: (body: Body<'subscribe'>, options?: CallOptions) =>
      http.call(subscribe, { body }, options),
    /** Newest first; administrators only. */
    listFees: (query: Query<'listFees'>, options?: CallOptions) =>
      http.call(listFees, { query }, options),
  };
}
