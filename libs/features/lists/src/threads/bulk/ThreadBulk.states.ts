/** States of bulk actions on conversations; each has a story. */
export const states = ['selected', 'for viewers', 'exported', 'marked', 'result'] as const;
