/** States of the screen; each has a story. */
export const states = [
  'loaded',
  'desktop',
  'loading',
  'empty',
  'failed',
  'link over',
  'not sent',
  'offline from device',
  'answers',
  'sold',
  'languages',
] as const;
