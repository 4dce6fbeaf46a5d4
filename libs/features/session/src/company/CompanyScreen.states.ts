/** Every state of the page /login/company; each has a story. */
export const states = [
  'empty',
  'filled',
  'leaves',
  'bad email',
  'not found',
  'unreachable',
  'offline',
  'returning',
  'logged in',
  'ended',
  'refused',
  'no role',
  'deactivated',
] as const;
