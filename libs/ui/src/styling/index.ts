export { matchParent } from './matchParent.ts';
export { cx, defineRecipe, defineSlotRecipe } from './recipe.ts';
export type { Recipe, SlotRecipe, VariantProps } from './recipe.ts';
export type { StyleObject } from './style.types.ts';
export { useRecipe, useSlotRecipe } from './useRecipe.ts';
