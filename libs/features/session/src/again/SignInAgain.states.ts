/** States of the dialog; each has a story. */
export const states = [
  'asked',
  'signing in',
  'empty password',
  'wrong password',
  'offline',
] as const;
