import { slotRecipe } from '@forecourt/ui/styling';

export const freshRecipe = slotRecipe({
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
