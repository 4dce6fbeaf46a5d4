import { recipe } from '../styling/recipe.ts';

export const selectRecipe = recipe({
  className: 'select',
  base: { appearance: 'none', paddingInlineEnd: '8' },
});
