import { recipe } from '../styling/recipe.ts';

export const nativeSelectRecipe = recipe({
  className: 'native-select',
  base: { appearance: 'none', paddingInlineEnd: '8' },
});
