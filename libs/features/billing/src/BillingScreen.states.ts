/** Every state of the billing page; each has a story. */
export const states = [
  'loading',
  'invoices',
  'many invoices',
  'no invoices',
  'invoices failed',
  'payments',
  'no payment method',
  'fees of one dealer',
  'no fees',
  'subscription failed',
  'not subscribed',
  'subscribes',
  'subscribe failed',
] as const;
