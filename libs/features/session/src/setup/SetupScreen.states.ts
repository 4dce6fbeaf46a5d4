/** Every state of the first run; each has a story. */
export const states = [
  'partner',
  'empty name',
  'branch',
  'flows',
  'no flow',
  'colors',
  'goes back',
  'finishes',
  'dealers offered',
  'done elsewhere',
  'offline',
  'unexpected',
  'sending',
] as const;
