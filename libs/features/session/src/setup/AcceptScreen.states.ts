/** Every state of an invitation; each has a story. */
export const states = [
  'loading',
  'new account',
  'known account',
  'signed in',
  'signed in as another',
  'joining failed',
  'accepts',
  'second factor',
  'empty name',
  'short password',
  'common password',
  'rate limited',
  'gone',
  'gone meanwhile',
  'failed',
  'offline',
] as const;
