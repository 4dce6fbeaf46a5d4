/** States of the import; each has a story. */
export const states = [
  'start',
  'nothing chosen',
  'preview with errors',
  'errors left out',
  'columns matched',
  'nothing to do',
  'unreadable',
  'same file again',
  'not imported',
  'imported',
] as const;
