/** Every state of the page /forgot; each has a story. */
export const states = [
  'empty',
  'sending',
  'sent',
  'another address',
  'empty email',
  'bad email',
  'rate limited',
  'offline',
  'unexpected',
] as const;
