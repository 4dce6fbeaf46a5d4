import { defineSlotRecipe } from '@forecourt/ui/styling';

export const dealerBarRecipe = defineSlotRecipe({
  className: 'dealer-bar',
  slots: ['state', 'prices', 'own'],
  base: {
    state: {
      flex: 1,
      minWidth: 0,
      display: 'flex',
      flexDirection: 'column',
      fontVariantNumeric: 'tabular-nums',
    },
    prices: { display: 'flex', flexWrap: 'wrap', columnGap: '2', textStyle: 'caption' },
    own: {
      color: 'fg.muted',
      fontWeight: 600,
      '[data-standing=leading] &': { color: 'success.fg' },
      '[data-standing=outbid] &': { color: 'danger.fg' },
    },
  },
});
