import { slotRecipe } from '@forecourt/ui/styling';

export const headerRecipe = slotRecipe({
  className: 'report-header',
  slots: ['head', 'back', 'cover', 'headline', 'kind', 'title', 'facts', 'actions'],
  base: {
    head: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      smDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
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
    cover: { width: '128px', '@container (max-width: 560px)': { display: 'none' } },
    headline: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '1' },
    kind: { textStyle: 'label', color: 'fg.muted' },
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
    actions: { gridColumn: '-2', _print: { display: 'none' }, smDown: { gridColumn: '1' } },
  },
  variants: {
    audience: {
      staff: {},
      public: {
        head: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4' },
        cover: { width: '100%', '@container (max-width: 560px)': { display: 'block' } },
      },
    },
  },
  defaultVariants: { audience: 'staff' },
});
