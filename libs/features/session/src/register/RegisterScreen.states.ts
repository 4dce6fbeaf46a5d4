/** Every state of the page /register; each has a story. */
export const states = [
  'empty',
  'filled',
  'registers',
  'sending',
  'empty name',
  'empty email',
  'bad email',
  'empty password',
  'short password',
  'weak password',
  'strong password',
  'email taken',
  'rate limited',
  'offline',
  'unexpected',
] as const;
