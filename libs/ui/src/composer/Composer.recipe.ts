import { defineSlotRecipe } from '../styling/recipe.ts';

export const composerRecipe = defineSlotRecipe({
  className: 'composer',
  slots: ['root', 'line', 'input', 'extras', 'files'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    line: { display: 'flex', alignItems: 'flex-end', gap: '2' },
    // Browsers with `field-sizing` grow it with its text; in others it scrolls.
    input: { flex: 1, maxHeight: '160px', resize: 'none', fieldSizing: 'content' },
    files: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    extras: { display: 'flex', flexWrap: 'wrap', gap: '2', '&:empty': { display: 'none' } },
  },
});
