/** Every state of sharing a report with dealers; each has a story. */
export const states = [
  'loading dealers',
  'some selected',
  'all selected',
  'all but one selected',
  'nobody selected',
  'to the end',
  'no dealers',
  'dealers failed',
  'next page failed',
  'settings',
  'back keeps the selection',
  'sharing',
  'shared',
  'not shared',
  'refused',
] as const;
