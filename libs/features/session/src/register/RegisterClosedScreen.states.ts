/** Every state of /register where one cannot register: each is a story. */
export const states = ['by invitation', 'closed'] as const;
