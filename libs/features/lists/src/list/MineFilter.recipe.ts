import { defineSlotRecipe } from '@forecourt/ui/styling';

export const mineFilterRecipe = defineSlotRecipe({
  className: 'mine-filter',
  slots: ['word', 'count'],
  base: {
    // On phones the search needs the room.
    word: { smDown: { srOnly: true } },
    count: { marginInlineStart: '1', fontVariantNumeric: 'tabular-nums', opacity: 0.8 },
  },
});
