import { defineSlotRecipe } from '../styling/recipe.ts';

export const progressRecipe = defineSlotRecipe({
  className: 'progress-bar',
  slots: ['root', 'head', 'track', 'bar'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '2', textStyle: 'label' },
    track: {
      height: '8px',
      overflow: 'hidden',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      boxShadow: 'inset 0 0 0 1px var(--fc-colors-line-default)',
    },
    bar: {
      height: '100%',
      borderRadius: 'full',
      backgroundColor: 'progress.edge',
      transition: 'width var(--fc-durations-normal)',
      '&[data-unknown]': {
        width: '40%',
        animationName: 'pulse',
        animationDuration: '1200ms !important',
        animationIterationCount: 'infinite',
      },
    },
  },
});
