import { defineRecipe } from '../styling/recipe.ts';

export const fieldsetRecipe = defineRecipe({
  className: 'fieldset',
  // A legend is not part of its fieldset's layout: it needs its own margin.
  base: {
    borderWidth: 0,
    padding: 0,
    margin: 0,
    '& > legend': { padding: 0, marginBlockEnd: '2' },
  },
});
