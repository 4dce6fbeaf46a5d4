import { defineRecipe } from '../styling/recipe.ts';

export const unitRecipe = defineRecipe({
  className: 'price-unit',
  base: { paddingInlineEnd: '2', color: 'fg.muted', fontSize: 'sm', pointerEvents: 'none' },
});
