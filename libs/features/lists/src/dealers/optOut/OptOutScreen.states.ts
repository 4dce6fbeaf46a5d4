/** States of the page; each has a story. */
export const states = [
  'loading',
  'asked',
  'stopped',
  'with logo',
  'invalid',
  'failed',
  'not stopped',
] as const;
