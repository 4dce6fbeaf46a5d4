import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const subscribe = endpoint('subscribe', 'POST', '/subscription', valid.subscribe);
const getBilling = endpoint('getBilling', 'GET', '/api/billing', valid.getBilling);
const listInvoices = endpoint('listInvoices', 'GET', '/api/invoices', valid.listInvoices);
const listFees = endpoint('listFees', 'GET', '/api/fees', valid.listFees);

export type BillingApi = ReturnType<typeof billingApi>;

/** The partner's subscription, its invoices and the fees that dealers owe. */
export function billingApi(http: HttpClient) {
  return {
    subscribe: (body: Body<'subscribe'>, options?: CallOptions) =>
      http.call(subscribe, { body }, options),
    /** Subscription and payment methods: placeholder data. */
    getBilling: (query: Query<'getBilling'>, options?: CallOptions) =>
      http.call(getBilling, { query }, options),
    /** A page of invoices, newest first. */
    listInvoices: (query: Query<'listInvoices'>, options?: CallOptions) =>
      http.call(listInvoices, { query }, options),
    /** Newest first; administrators only. */
    listFees: (query: Query<'listFees'>, options?: CallOptions) =>
      http.call(listFees, { query }, options),
  };
}
