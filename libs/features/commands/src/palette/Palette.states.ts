/** States of the palette; each has a story. */
export const states = [
  'open',
  'on a row',
  'waiting',
  'found customers',
  'found cars',
  'found messages',
  'nothing found',
  'failed',
] as const;
