/** Every state of the page /verify; each has a story. */
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
