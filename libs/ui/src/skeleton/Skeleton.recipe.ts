import { defineSlotRecipe } from '../styling/recipe.ts';

export const skeletonRecipe = defineSlotRecipe({
  className: 'skeleton',
  slots: ['bar', 'row', 'lines', 'card', 'grid', 'stack'],
  base: {
    bar: {
      borderRadius: 'sm',
      backgroundColor: 'bg.muted',
      backgroundImage:
        'linear-gradient(100deg, transparent 40%, var(--fc-colors-bg-hover) 50%, transparent 60%)',
      backgroundSize: '200% 100%',
      animationName: 'shimmer',
      animationDuration: '1400ms !important',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'linear',
      '&[data-round]': { borderRadius: 'full' },
    },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '56px',
      paddingInline: '4',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
    },
    lines: { display: 'flex', flexDirection: 'column', gap: '2', flex: 1 },
    card: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '4',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
    },
    grid: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    },
    stack: { display: 'flex', flexDirection: 'column', gap: '4' },
  },
});
