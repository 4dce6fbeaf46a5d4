/** Every state that the list of devices can be in: each is a story. */
export const states = [
  'loading',
  'devices',
  'one device',
  'failed',
  'signs out one',
  'signing out one failed',
  'signs out everywhere',
  'signing out everywhere failed',
] as const;
