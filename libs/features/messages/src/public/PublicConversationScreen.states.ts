/** States of the screen; each has a story. */
export const states = [
  'loaded',
  'desktop',
  'loading',
  'empty',
  'failed',
  'link over',
  'not sent',
  'answers',
  'languages',
] as const;
