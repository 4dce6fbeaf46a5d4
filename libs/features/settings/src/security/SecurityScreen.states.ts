/** States of the security page; each has a story. */
export const states = [
  'loading',
  'failed',
  'some events',
  'empty',
  'filtered',
  'long',
  'required',
  'required without own factor',
  'removes a factor',
  'removing failed',
  'exports',
] as const;
