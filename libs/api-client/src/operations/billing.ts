import {
  getBilling,
  listFees,
  listInvoices,
  subscribe,
} from '@forecourt/contract/endpoints/billing';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The partner's subscription, its invoices and the fees that dealers owe. */
export const billingApi = (http: HttpClient) =>
  callsOf(http, { subscribe, getBilling, listInvoices, listFees });

export type BillingApi = ReturnType<typeof billingApi>;
