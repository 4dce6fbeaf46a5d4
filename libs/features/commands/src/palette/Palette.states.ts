/** States of the palette; each has a story. */
export const states = [
  'open',
  'on a row',
  'waiting',
  'found customers',
  'found cars',
  'nothing found',
  'failed',
] as const;
