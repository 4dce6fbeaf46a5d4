/** States of taking a damage that staff added out of a report; each has a story. */
export const states = [
  'asking',
  'removed',
  'photos are asked for',
  'not removed',
  'no role',
] as const;
