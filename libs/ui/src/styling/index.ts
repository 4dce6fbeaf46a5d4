export { cx, recipe, slotRecipe } from './recipe.ts';
export type { Recipe, SlotRecipe, VariantProps } from './recipe.ts';
export type { StyleObject } from './style.types.ts';
export { useSlotStyles, useStyles } from './useStyles.ts';
