import { defineRecipe } from '../styling/recipe.ts';

export const nativeSelectRecipe = defineRecipe({
  className: 'native-select',
  base: { appearance: 'none', paddingInlineEnd: '8' },
});
