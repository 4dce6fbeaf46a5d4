/** States of what the damage detection found; each has a story. */
export const states = [
  'none',
  'some',
  'accepting',
  'correcting',
  'dismissed',
  'refused by the server',
  'offline',
  'no role',
  'in full view',
] as const;
