/** Every state of the page of the system; each has a story. */
export const states = [
  'healthy',
  'loading',
  'failed',
  'failed jobs',
  'undelivered',
  'retries undelivered',
  'retrying undelivered failed',
  'retries',
  'retrying twice',
  'retrying failed',
] as const;
