/** States of the colors from a logo; each has a story. */
export const states = [
  'without a logo',
  'colors of a logo',
  'chosen and undone',
  'gray logo',
  'white logo',
  'empty logo',
  'unreadable logo',
] as const;
