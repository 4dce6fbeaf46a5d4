/** Every state of the page of insights; each has a story. */
export const states = [
  'loading',
  'loaded',
  'table',
  'empty',
  'small',
  'huge',
  'failed',
  'cardFailed',
  'teamFailed',
  'sellingAndTeamEmpty',
  'withoutNames',
] as const;
