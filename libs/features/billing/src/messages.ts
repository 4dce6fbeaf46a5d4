import type { FeeState, InvoiceStatus } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Billing', description: 'Title of the page' },
  sample: { defaultMessage: 'Sample data', description: 'Badge: nothing on this page is real' },
  sampleText: {
    defaultMessage: 'Nothing on this page is charged. It shows what billing will look like.',
    description: 'Beside the badge "Sample data"',
  },
  subscription: {
    defaultMessage: 'Forecourt subscription',
    description: 'Names what the branch has subscribed to',
  },
  active: { defaultMessage: 'Active', description: 'The subscription is active' },
  inactive: { defaultMessage: 'Not active', description: 'The subscription is not active' },
  subscribe: { defaultMessage: 'Subscribe', description: 'Button that makes it active' },
  subscribed: { defaultMessage: 'The subscription is active', description: 'Told after Subscribe' },
  subscribeFailed: {
    defaultMessage: 'Something went wrong. Try again in a moment.',
    description: 'Subscribe failed',
  },
  tabs: { defaultMessage: 'Parts of billing', description: 'Names the tabs of the page' },
  invoices: { defaultMessage: 'Invoices', description: 'Tab of the page' },
  payments: { defaultMessage: 'Payments', description: 'Tab of the page' },
  noInvoices: { defaultMessage: 'No invoices yet', description: 'The list of invoices is empty' },
  allInvoices: { defaultMessage: 'All invoices loaded', description: 'End of the list' },
  methods: { defaultMessage: 'Payment methods', description: 'Title of the list of cards' },
  noMethods: {
    defaultMessage: 'No payment method is set up',
    description: 'The list of cards is empty',
  },
  standard: { defaultMessage: 'Default', description: 'The card that invoices are paid with' },
  fees: { defaultMessage: 'Dealer fees', description: 'Title of the list of fees' },
  feesText: {
    defaultMessage:
      'Owed by the winning dealer when the customer accepts. They are not on your invoices.',
    description: 'Under the title "Dealer fees"',
  },
  dealer: { defaultMessage: 'Dealer', description: 'Field: whose fees are shown' },
  allDealers: { defaultMessage: 'All dealers', description: 'Option: the fees of all dealers' },
  noFees: { defaultMessage: 'No fees yet', description: 'The list of fees is empty' },
  allFees: { defaultMessage: 'All fees loaded', description: 'End of the list of fees' },
  loading: { defaultMessage: 'Loading billing', description: 'Spoken while the page loads' },
  failed: {
    defaultMessage: 'The subscription could not be loaded',
    description: 'In place of subscription or cards',
  },
});

export const statusNames = defineMessages<InvoiceStatus>({
  PAID: { defaultMessage: 'Paid', description: 'Status of an invoice' },
  OPEN: { defaultMessage: 'Open', description: 'Status of an invoice' },
});

/** What became of a dealer's fee. */
export const feeStates = defineMessages<FeeState>({
  BOOKED: { defaultMessage: 'Due', description: 'State of a dealer’s fee' },
  KEPT: { defaultMessage: 'Kept', description: 'State of a fee: the dealer withdrew, it is due' },
  RETURNED: { defaultMessage: 'Returned', description: 'State of a fee: it is not due any more' },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  monthly: { price: string };
  card: { brand: string; last4: string };
  expires: { month: string };
  owes: { leads: number; due: string };
  returned: { amount: string };
  option: { dealer: string; due: string };
  line: { text: string; amount: string };
  download: { number: string };
}>({
  monthly: { defaultMessage: '{price} monthly', description: 'Price of the subscription' },
  card: {
    defaultMessage: '{brand} ending in {last4}',
    description: 'A card, by its brand and last four digits',
  },
  expires: { defaultMessage: 'Expires {month}', description: 'Until when a card is valid' },
  owes: {
    defaultMessage: '{leads, plural, one {# lead} other {# leads}}, {due} due',
    description: 'What a dealer owes in all',
  },
  returned: { defaultMessage: '{amount} returned', description: 'After what a dealer owes' },
  option: {
    defaultMessage: '{dealer}, {due} due',
    description: 'A dealer in the list to choose from, with what it owes',
  },
  line: {
    defaultMessage: '{text} {amount}',
    description: 'A line of an invoice: what for, and how much',
  },
  download: {
    defaultMessage: 'Download invoice {number}',
    description: 'Button of an invoice, which saves it as a CSV file',
  },
});
