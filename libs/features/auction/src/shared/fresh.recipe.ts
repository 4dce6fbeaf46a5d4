import { defineSlotRecipe } from '@forecourt/ui/styling';

export const freshRecipe = defineSlotRecipe({
  className: 'fresh',
  slots: ['root'],
  base: {
    root: {
      display: 'inline-block',
      '&[data-fresh]': {
        animationName: 'rise-in',
        animationDuration: 'slow',
        _reducedMotion: { animationName: 'none' },
      },
    },
  },
});
