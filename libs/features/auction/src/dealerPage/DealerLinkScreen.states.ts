/** Every state of the page /dealers; each has a story. */
export const states = [
  'empty',
  'sending',
  'sent',
  'another address',
  'missing email',
  'bad email',
  'rate limited',
  'offline',
  'unexpected',
] as const;
