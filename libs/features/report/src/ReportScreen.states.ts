/** Every state of a report; each has a story. */
export const states = [
  'loading',
  'not found',
  'failed',
  'loaded',
  'stale',
  'in progress',
  'not begun',
  'nothing provided',
  'sent incomplete',
  'corrected',
  'only some sections',
  'long texts',
  'sixty photos',
  'photos failed',
  'photos loading',
  'photos being processed',
] as const;
