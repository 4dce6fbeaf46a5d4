/** States of the bulk action bar and its dialogs; each has a story. */
export const states = [
  'selected',
  'some allowed',
  'for viewers',
  'asked',
  'asked with words',
  'asked by both ways',
  'running',
  'offline',
  'result',
] as const;
