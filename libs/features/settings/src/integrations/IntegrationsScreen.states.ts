/** States of the page of integrations; each has a story. */
export const states = [
  'loading',
  'failed',
  'empty',
  'some tokens',
  'expired',
  'creates',
  'without a name',
  'too many',
  'shown once',
  'asks before revoking',
  'revokes',
  'revoking failed',
] as const;
