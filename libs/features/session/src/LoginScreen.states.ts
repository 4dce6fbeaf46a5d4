/** Every state of the sign-in page; each has a story. */
export const states = [
  'empty',
  'with ways on',
  'access ended',
  'filled',
  'sending',
  'logs in',
  'empty email',
  'empty password',
  'short password',
  'account not found',
  'wrong password',
  'rate limited',
  'offline',
  'unexpected',
] as const;
