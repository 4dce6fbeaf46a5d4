/** Every state of the list of devices; each has a story. */
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
