/** States of the timeline; each has a story. */
export const states = [
  'loading',
  'loaded',
  'empty',
  'failed',
  'stale',
  'every event',
  'not delivered',
  'corrected',
  'every message',
  'dealers link copied',
  'invitation opened',
] as const;
