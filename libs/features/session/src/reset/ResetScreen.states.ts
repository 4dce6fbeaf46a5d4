/** Every state of the page /reset; each has a story. */
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
