import { defineSlotRecipe, matchParent } from '@forecourt/ui/styling';

export const factsRecipe = defineSlotRecipe({
  className: 'report-facts',
  slots: ['root', 'notes', 'label', 'note', 'ratings', 'rating', 'missing'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      containerType: 'inline-size',
      // The list goes by the window's width; next to two sidebars there is less.
      '@container (max-width: 480px)': { '& > dl': { gridTemplateColumns: '1fr' } },
    },
    notes: { display: 'flex', flexDirection: 'column', gap: '3' },
    label: { color: 'fg.muted' },
    // Text direction of the writer, but aligned for the reader.
    note: {
      maxWidth: '68ch',
      ...matchParent,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    ratings: {
      display: 'grid',
      columnGap: '6',
      rowGap: '4',
      gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    },
    rating: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 },
    missing: { color: 'fg.subtle' },
  },
});
