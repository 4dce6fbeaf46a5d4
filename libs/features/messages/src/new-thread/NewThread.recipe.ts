import { cardStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

export const newThreadRecipe = defineSlotRecipe({
  className: 'new-thread',
  slots: ['root', 'head', 'title', 'hint', 'form', 'pair', 'actions', 'problem'],
  base: {
    root: { ...cardStyle, scrollMarginTop: '16px', _print: { display: 'none' } },
    head: { display: 'flex', flexDirection: 'column', gap: '1' },
    title: { textStyle: 'title', outline: 'none' },
    hint: { color: 'fg.muted' },
    form: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '640px' },
    pair: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
      alignItems: 'start',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    problem: { color: 'danger.fg' },
  },
});
