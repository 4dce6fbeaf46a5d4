/** States of the panel; each has a story. */
export const states = [
  'opened',
  'empty',
  'validation error',
  'failed',
  'conflict',
  'saved',
  'to be sent',
  'not sent',
  'doubtful vin',
  'of a claim',
  'claim not valid',
] as const;
