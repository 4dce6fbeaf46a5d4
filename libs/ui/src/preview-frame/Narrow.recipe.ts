import { recipe } from '../styling/recipe.ts';

export const narrowRecipe = recipe({ className: 'narrow', base: { md: { display: 'none' } } });
