/** States of the dialog; each has a story. */
export const states = [
  'asked',
  'signing in',
  'second factor',
  'empty password',
  'wrong password',
  'offline',
] as const;
