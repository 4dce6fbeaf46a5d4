import { slotRecipe } from '@forecourt/ui/styling';

export const headerRecipe = slotRecipe({
  className: 'report-header',
  slots: ['head', 'back', 'cover', 'headline', 'kind', 'title', 'facts', 'actions', 'print'],
  base: {
    head: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      smDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
      _print: { gridTemplateColumns: '240px minmax(0, 1fr)', breakInside: 'avoid' },
    },
    back: {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '24px',
      textStyle: 'label',
      color: 'fg.muted',
      _print: { display: 'none' },
    },
    cover: {
      width: '128px',
      '@container (max-width: 560px)': { display: 'none' },
      _print: { width: '100%' },
    },
    headline: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '1' },
    // In print it comes first.
    kind: { textStyle: 'label', color: 'fg.muted', _print: { display: 'none' } },
    title: { textStyle: 'display', overflowWrap: 'anywhere' },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    actions: {
      gridColumn: '-2',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      smDown: { gridColumn: '1' },
      _print: { display: 'none' },
    },
  },
  variants: {
    audience: {
      staff: {},
      public: {
        head: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          rowGap: '4',
          smDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
          _print: { gridTemplateColumns: '240px minmax(0, 1fr)' },
        },
        cover: {
          gridColumn: '1 / -1',
          width: '100%',
          '@container (max-width: 560px)': { display: 'block' },
          _print: { gridColumn: '1', width: '100%' },
        },
        // On a phone the browser's own menu prints.
        print: { smDown: { display: 'none' } },
      },
    },
  },
  defaultVariants: { audience: 'staff' },
});
