import { defineRecipe } from '../styling/recipe.ts';

export const selectRecipe = defineRecipe({
  className: 'select',
  base: { paddingInlineEnd: '8', textAlign: 'start', truncate: true },
});
