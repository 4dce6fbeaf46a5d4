/** Every state that the page /forgot can be in: each is a story. */
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
