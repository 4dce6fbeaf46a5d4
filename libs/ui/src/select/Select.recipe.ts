import { recipe } from '../styling/recipe.ts';

export const selectRecipe = recipe({
  className: 'select',
  base: { paddingInlineEnd: '8', textAlign: 'start', truncate: true },
});
