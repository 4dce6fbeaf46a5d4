import { defineSlotRecipe } from '@forecourt/ui/styling';

export const infoRecipe = defineSlotRecipe({
  className: 'auction-info',
  slots: ['list', 'title', 'text'],
  base: {
    list: { display: 'flex', flexDirection: 'column', gap: '5', margin: '0' },
    title: { textStyle: 'title' },
    text: { margin: '0', marginBlockStart: '1', color: 'fg.muted' },
  },
});
