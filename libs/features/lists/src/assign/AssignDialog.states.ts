/** States of the dialog; each has a story. */
export const states = ['loading', 'asked', 'of many', 'failed', 'refused', 'not assigned'] as const;
