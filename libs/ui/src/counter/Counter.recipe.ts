import { defineSlotRecipe } from '../styling/recipe.ts';

export const counterRecipe = defineSlotRecipe({
  className: 'counter',
  slots: ['root', 'input', 'unit'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '2' },
    input: { width: '72px', textAlign: 'center' },
    unit: { color: 'fg.muted' },
  },
});
