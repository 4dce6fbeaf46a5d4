/** Every state of the page that ends the digest; each has a story. */
export const states = [
  'loading',
  'question',
  'stopping',
  'done',
  'gone',
  'failed',
  'offline',
] as const;
