import { recipe } from '../styling/recipe.ts';

export const <%= propertyName %>Recipe = recipe({
  className: '<%= fileName %>',
  base: { color: 'fg.default' },
});
