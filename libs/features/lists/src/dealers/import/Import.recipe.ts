import { defineSlotRecipe } from '@forecourt/ui/styling';

export const importRecipe = defineSlotRecipe({
  className: 'dealer-import',
  slots: ['body', 'lead', 'columns', 'counts', 'note', 'more', 'choices'],
  base: {
    body: { display: 'flex', flexDirection: 'column', gap: '4' },
    lead: { margin: '0', color: 'fg.muted' },
    columns: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      gap: '3',
    },
    choices: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
    counts: { margin: '0', fontWeight: 550 },
    note: { display: 'block', color: 'fg.muted', fontSize: 'xs', marginBlockStart: '1' },
    more: { margin: '0', color: 'fg.muted', fontSize: 'sm' },
  },
});
