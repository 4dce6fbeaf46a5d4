import { recipe } from '../styling/recipe.ts';

export const unitRecipe = recipe({
  className: 'price-unit',
  base: { paddingInlineEnd: '2', color: 'fg.muted', fontSize: 'sm', pointerEvents: 'none' },
});
