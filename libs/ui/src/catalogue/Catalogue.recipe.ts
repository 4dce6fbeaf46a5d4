import { defineRecipe } from '../styling/recipe.ts';

export const columnsRecipe = defineRecipe({
  className: 'catalogue',
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    alignItems: 'start',
    mdDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
