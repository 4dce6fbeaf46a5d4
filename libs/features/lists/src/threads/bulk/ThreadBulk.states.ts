/** States of acting on many conversations; each has a story. */
export const states = ['selected', 'for viewers', 'exported', 'marked', 'result'] as const;
