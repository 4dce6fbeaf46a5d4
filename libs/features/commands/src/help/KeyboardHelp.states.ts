/** States of the keyboard help; each has a story. */
export const states = ['list', 'without its own'] as const;
