/** Every state that the page /register can be in: each is a story. */
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
