/** States of damages on the 360 view; each has a story. */
export const states = [
  'placed on the scan',
  'chosen in the list',
  'chosen on the scan',
  'nothing placed',
  'read only',
  'without a scan',
  'placing',
  'placed once',
  'placed twice',
  'not saved',
  'removing',
  'in full view',
  'changing',
  'not changed',
] as const;
