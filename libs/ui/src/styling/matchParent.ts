/** Text in its writer's direction, `dir="auto"`, at the side where its reader's lines start. */
export const matchParent = {
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
} as const;
