/** States of the panel; each has a story. */
export const states = [
  'add',
  'edit',
  'loading',
  'gone',
  'load failed',
  'wrong fields',
  'duplicate',
  'no connection',
  'saved',
  'language',
  'language refused',
] as const;
