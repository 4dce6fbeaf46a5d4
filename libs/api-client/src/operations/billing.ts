import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const subscribe = endpoint('subscribe', 'POST', '/subscription', valid.subscribe);

export type BillingApi = ReturnType<typeof billingApi>;

/** The partner's subscription. */
export function billingApi(http: HttpClient) {
  return {
    subscribe: (body: Body<'subscribe'>, options?: CallOptions) =>
      http.call(subscribe, { body }, options),
  };
}
