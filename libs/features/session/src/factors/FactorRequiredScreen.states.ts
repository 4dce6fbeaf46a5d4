/** States of the page that asks for a second factor; each has a story. */
export const states = ['loading', 'failed', 'asked', 'set up'] as const;
