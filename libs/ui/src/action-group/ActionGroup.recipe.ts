import { defineRecipe } from '../styling/recipe.ts';

export const actionGroupRecipe = defineRecipe({
  className: 'action-group',
  base: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  variants: {
    stacked: { true: { flexDirection: 'column' } },
  },
});
