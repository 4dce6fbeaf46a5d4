import { recipe } from '../styling/recipe.ts';

export const actionGroupRecipe = recipe({
  className: 'action-group',
  base: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  variants: {
    stacked: { true: { flexDirection: 'column' } },
  },
});
