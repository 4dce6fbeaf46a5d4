/** States of filters and saved views; each has a story. */
export const states = [
  'no views',
  'views',
  'views loading',
  'views failed',
  'view open',
  'view changed',
  'filters',
  'filters active',
  'colleagues failed',
  'nothing matches',
  'saving',
  'name taken',
] as const;
