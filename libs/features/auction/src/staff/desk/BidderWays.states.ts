/** Every state of the ways to a dealer whom no message reached; each has a story. */
export const states = [
  'not reached',
  'not reached on phone',
  'not reached dark',
  'no address',
  'viewer',
  'sent by sms',
  'sending refused',
  'nothing failed any more',
  'link copied',
  'clipboard refused',
] as const;
