/** States of the screen; each has a story. */
export const states = [
  'initial',
  'loading',
  'loaded',
  'loading more',
  'end',
  'empty',
  'nothing found',
  'failed',
  'failed more',
  'offline',
  'stale',
  'for viewers',
  'files only',
] as const;
