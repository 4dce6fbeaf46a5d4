/** Every state that the page /profile can be in: each is a story. */
export const states = [
  'loading',
  'profile',
  'failed',
  'saves',
  'empty name',
  'bad phone',
  'saving failed',
  'changes password',
  'empty current password',
  'wrong current password',
  'short password',
  'common password',
  'rate limited',
] as const;
