import { slotRecipe } from '@forecourt/ui/styling';

export const conclusionRecipe = slotRecipe({
  className: 'report-conclusion',
  slots: ['root', 'choices', 'choice', 'hint', 'problem', 'result', 'actions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', _print: { display: 'none' } },
    choices: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    },
    choice: { display: 'flex', flexDirection: 'column', gap: '2' },
    hint: { color: 'fg.muted', '&:empty': { display: 'none' } },
    problem: { color: 'danger.fg' },
    result: { alignSelf: 'flex-start', borderRadius: 'md', outline: 'none' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  },
});
