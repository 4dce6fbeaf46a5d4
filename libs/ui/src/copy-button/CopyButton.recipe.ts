import { defineSlotRecipe } from '../styling/recipe.ts';

export const copyRecipe = defineSlotRecipe({
  className: 'copy',
  slots: ['root', 'note'],
  base: {
    root: { display: 'inline-flex', flexDirection: 'column', gap: '2', minWidth: 0 },
    note: { textStyle: 'caption', color: 'fg.muted' },
  },
});
