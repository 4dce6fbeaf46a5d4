import { defineSlotRecipe } from '@forecourt/ui/styling';

export const sidesRecipe = defineSlotRecipe({
  className: 'report-scan-sides',
  slots: ['root', 'side'],
  base: {
    root: {
      display: 'none',
      _print: {
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gap: '2',
        breakInside: 'avoid',
      },
    },
    side: { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: 'md' },
  },
});
