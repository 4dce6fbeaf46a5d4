/** States of the preview of a translation file; each has a story. */
export const states = [
  'preview',
  'some left out',
  'nothing to use',
  'template unmodified',
  'preview failed',
] as const;
