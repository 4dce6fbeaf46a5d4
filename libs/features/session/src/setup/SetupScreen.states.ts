/** Every state that the first run can be in: each is a story. */
export const states = [
  'partner',
  'empty name',
  'branch',
  'flows',
  'no flow',
  'colours',
  'goes back',
  'finishes',
  'done elsewhere',
  'offline',
  'unexpected',
  'sending',
] as const;
