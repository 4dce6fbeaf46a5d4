/** Every state of the page of insights; each has a story. */
export const states = [
  'loading',
  'loaded',
  'week of the mail',
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
