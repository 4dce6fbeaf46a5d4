/** States of the license plate in a photo; each has a story. */
export const states = [
  'none',
  'marking',
  'drawing',
  'by keyboard',
  'hidden',
  'shown',
  'removed',
  'refused by the server',
  'offline',
  'no role',
] as const;
