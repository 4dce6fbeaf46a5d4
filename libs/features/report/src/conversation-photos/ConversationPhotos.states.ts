/** States of photos of the conversation, in a report and over the chat; each has a story. */
export const states = [
  'none',
  'some',
  'in full view',
  'taken out',
  'not taken out',
  'no role',
  'to add',
  'adding',
  'not added',
  'in the report',
  'no role to add',
] as const;
