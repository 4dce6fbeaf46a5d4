/** States of bulk actions on cars; each has a story. */
export const states = ['selected', 'for viewers', 'exported', 'result'] as const;
