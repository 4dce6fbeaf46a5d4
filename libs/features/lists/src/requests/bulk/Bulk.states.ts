/** States of the bar and its dialogs; each has a story. */
export const states = [
  'selected',
  'some allowed',
  'for viewers',
  'asked',
  'asked with words',
  'running',
  'offline',
  'result',
] as const;
