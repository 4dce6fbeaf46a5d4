/** Every state that an invitation can be in: each is a story. */
export const states = [
  'loading',
  'new account',
  'known account',
  'accepts',
  'empty name',
  'short password',
  'wrong password',
  'rate limited',
  'gone',
  'gone meanwhile',
  'failed',
  'offline',
] as const;
