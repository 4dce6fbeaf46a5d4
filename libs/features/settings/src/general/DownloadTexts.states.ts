/** States of the download of texts; each has a story. */
export const states = [
  'of a language',
  'of a new language',
  'download loading',
  'download failed',
] as const;
