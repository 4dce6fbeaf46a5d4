/** Every state that the billing page can be in: each is a story. */
export const states = [
  'loading',
  'invoices',
  'many invoices',
  'no invoices',
  'invoices failed',
  'payments',
  'no payment method',
  'no fees',
  'subscription failed',
  'not subscribed',
  'subscribes',
  'subscribe failed',
] as const;
