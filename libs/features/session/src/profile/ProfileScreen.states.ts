/** Every state of the page /profile; each has a story. */
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
