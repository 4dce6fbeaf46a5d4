import { defineSlotRecipe } from '@forecourt/ui/styling';

export const mineFilterRecipe = defineSlotRecipe({
  className: 'mine-filter',
  slots: ['word', 'count'],
  base: {
    // The search needs the room.
    word: { '@container list (width < 800px)': { srOnly: true } },
    count: { marginInlineStart: '1', fontVariantNumeric: 'tabular-nums', opacity: 0.8 },
  },
});
