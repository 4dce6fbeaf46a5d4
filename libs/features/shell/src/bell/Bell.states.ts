/** States of the bell; each has a story. */
export const states = [
  'nothing new',
  'new',
  'loading',
  'opened',
  'happened',
  'empty',
  'failed',
  'reads all',
  'not read',
  'more',
] as const;
