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
  'languages',
] as const;
