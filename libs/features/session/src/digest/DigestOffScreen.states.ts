/** Every state of the page that ends the digest or the weekly figures; each has a story. */
export const states = [
  'loading',
  'question',
  'stopping',
  'done',
  'weekly question',
  'weekly done',
  'gone',
  'failed',
  'offline',
] as const;
