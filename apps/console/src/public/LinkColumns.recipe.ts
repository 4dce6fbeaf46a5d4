import { defineSlotRecipe } from '@forecourt/ui/styling';

export const columnsRecipe = defineSlotRecipe({
  className: 'link-columns',
  slots: ['root', 'top', 'report', 'side', 'sticky'],
  base: {
    root: {
      md: {
        '&:has(> aside)': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 424px',
          maxWidth: '1384px',
          marginInline: 'auto',
        },
      },
      _print: { display: 'block', maxWidth: 'none' },
    },
    top: {
      maxWidth: '960px',
      marginInline: 'auto',
      paddingInline: '6',
      paddingBlockStart: '6',
      smDown: { paddingInline: '4', paddingBlockStart: '4' },
      md: { display: 'none' },
      _print: { display: 'none' },
    },
    report: { minWidth: 0, md: { gridRow: 1 } },
    side: { minWidth: 0, mdDown: { display: 'none' }, _print: { display: 'none' } },
    sticky: {
      position: 'sticky',
      insetBlockStart: 0,
      maxHeight: '100dvh',
      paddingBlock: '6',
      paddingInlineEnd: '6',
      overflowY: 'auto',
      overscrollBehaviorY: 'contain',
      scrollbarWidth: 'thin',
    },
  },
});
