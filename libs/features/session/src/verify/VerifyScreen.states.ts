/** Every state that the page /verify can be in: each is a story. */
export const states = [
  'loading',
  'question',
  'verifying',
  'done',
  'gone',
  'gone meanwhile',
  'failed',
  'offline',
] as const;
