import { defineSlotRecipe } from '../styling/recipe.ts';

export const ratingRecipe = defineSlotRecipe({
  className: 'rating',
  slots: ['root', 'bars', 'bar', 'word'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2' },
    bars: { display: 'inline-flex', gap: '0.5' },
    bar: {
      width: '14px',
      height: '6px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      boxShadow: 'inset 0 0 0 1px var(--fc-colors-line-strong)',
      '&[data-full]': { backgroundColor: 'currentColor', boxShadow: 'none' },
    },
    word: { fontWeight: 550 },
  },
  variants: {
    step: {
      '1': { bars: { color: 'warning.edge' } },
      '2': { bars: { color: 'success.edge' } },
      '3': { bars: { color: 'success.edge' } },
      '4': { bars: { color: 'success.edge' } },
    },
  },
});
