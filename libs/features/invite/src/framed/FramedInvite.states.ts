/** Every state of the form in a frame; each has a story. What it shares with the page is shown there. */
export const states = [
  'framed form',
  'framed in another color',
  'framed sms sent',
  'framed sms off',
  'framed loading',
  'framed failed',
  'framed not found',
] as const;
