import { defineRecipe } from '../styling/recipe.ts';

export const narrowRecipe = defineRecipe({
  className: 'narrow',
  base: { md: { display: 'none' } },
});
