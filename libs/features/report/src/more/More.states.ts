/** States of asking for more; each has a story. */
export const states = [
  'nothing asked',
  'picking',
  'nothing picked',
  'refusing a photo',
  'photos refused',
  'not sent',
  'waiting',
  'canceling',
  'added',
  'added without some of it',
  'read only',
  'sold',
  'refusing in full view',
] as const;
