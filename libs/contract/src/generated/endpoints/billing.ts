// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, Metadata, NamedParty, CurrencyCode, Amount, FeeState } from '../shared-checks.ts';

const Subscription = /*#__PURE__*/ object({ active: boolean, price: Amount, currency: CurrencyCode });
const SubscriptionAnswer = /*#__PURE__*/ object({ subscription: Subscription });
const PaymentMethod = /*#__PURE__*/ object({ id: Id, brand: string, last4: string, expires: string, default: boolean });
const Billing = /*#__PURE__*/ object({ subscription: Subscription, payment_methods: /*#__PURE__*/ array(PaymentMethod), sample: boolean });
const InvoiceStatus = /*#__PURE__*/ oneOf("PAID", "OPEN");
const InvoiceLine = /*#__PURE__*/ object({ text: string, amount: Amount });
const Invoice = /*#__PURE__*/ object({ id: Id, number: string, issued_at: Timestamp, amount: Amount, currency_code: CurrencyCode, status: InvoiceStatus, lines: /*#__PURE__*/ array(InvoiceLine) });
const InvoiceList = /*#__PURE__*/ object({ invoices: /*#__PURE__*/ array(Invoice), metadata: Metadata });
const Fee = /*#__PURE__*/ object({ id: Id, dealer: NamedParty, request_id: /*#__PURE__*/ nullable(Id), auction_id: /*#__PURE__*/ nullable(Id), amount: Amount, currency_code: CurrencyCode, dealer_id: Id, state: FeeState, state_since: Timestamp, inserted_at: Timestamp });
const FeeList = /*#__PURE__*/ object({ fees: /*#__PURE__*/ array(Fee), metadata: Metadata });
const DealerFees = /*#__PURE__*/ object({ dealer_id: Id, dealer: NamedParty, currency_code: CurrencyCode, due: Amount, returned: Amount, leads: integer, latest_at: Timestamp });
const DealerFeesList = /*#__PURE__*/ object({ dealers: /*#__PURE__*/ array(DealerFees), metadata: Metadata, sample: boolean });

/**
 * Subscribe a partner. Sample data, so nothing is charged. Without a partner_id it is the first partner of the user. Subscribing again changes nothing.
 */
export const subscribe: Endpoint<'subscribe'> = { id: 'subscribe', method: 'POST', path: '/subscription', takes: ["body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'subscribe'>>(SubscriptionAnswer) };
/**
 * Subscription and payment methods of a partner. Placeholder data, labelled so by `sample`.
 */
export const getBilling: Endpoint<'getBilling'> = { id: 'getBilling', method: 'GET', path: '/api/billing', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getBilling'>>(Billing) };
/**
 * Invoices of a partner. Placeholder data, newest first. Dealers' fees are not on them: see listFees.
 */
export const listInvoices: Endpoint<'listInvoices'> = { id: 'listInvoices', method: 'GET', path: '/api/invoices', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listInvoices'>>(InvoiceList) };
/**
 * Fees that dealers owe for accepted offers. Newest first; administrators only.
 */
export const listFees: Endpoint<'listFees'> = { id: 'listFees', method: 'GET', path: '/api/fees', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listFees'>>(FeeList) };
/**
 * What each dealer owes for its leads. The one with the newest fee first; administrators only.
 */
export const listDealerFees: Endpoint<'listDealerFees'> = { id: 'listDealerFees', method: 'GET', path: '/api/fees/dealers', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listDealerFees'>>(DealerFeesList) };
