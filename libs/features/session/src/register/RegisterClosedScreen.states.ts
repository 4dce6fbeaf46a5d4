/** Every state of /register where registration is closed; each has a story. */
export const states = ['by invitation', 'closed'] as const;
