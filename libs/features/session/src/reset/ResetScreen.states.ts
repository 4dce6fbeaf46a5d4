/** Every state that the page /reset can be in: each is a story. */
export const states = [
  'loading',
  'form',
  'saving',
  'done',
  'empty password',
  'short password',
  'common password',
  'own name password',
  'gone',
  'gone meanwhile',
  'failed',
  'offline',
] as const;
