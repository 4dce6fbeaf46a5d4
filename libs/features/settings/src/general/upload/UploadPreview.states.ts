/** States of the preview of a translation file; each has a story. */
export const states = [
  'preview',
  'some left out',
  'nothing to use',
  'template unmodified',
  'preview failed',
  'preview of xliff',
  'xliff broken',
  'xliff of another version',
  'xliff with document type',
  'xliff of another language',
] as const;
