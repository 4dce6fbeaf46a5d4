import { defineSlotRecipe } from '@forecourt/ui/styling';
import { twoColumns } from './columns.ts';

export const layoutRecipe = defineSlotRecipe({
  className: 'report-layout',
  slots: ['root', 'lead', 'rest', 'aside', 'decision', 'nextStep', 'more'],
  base: {
    root: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      smDown: { gap: '3' },
      [twoColumns]: {
        '&:has(> aside)': {
          columnGap: '6',
          gridTemplateColumns: 'minmax(0, 1fr) 320px',
          gridTemplateRows: 'auto 1fr',
        },
      },
      '@container report (min-width: 1080px)': {
        '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr) 348px' },
      },
      _print: { display: 'block' },
    },
    // In one column: photos and facts, the decision, the sections, then what is beside them.
    lead: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0, order: 1 },
    rest: {
      // Its content goes by the width that the column next to it leaves.
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minWidth: 0,
      order: 3,
      smDown: { gap: '3' },
      _print: { display: 'block', containerType: 'normal' },
    },
    aside: {
      display: 'contents',
      // Stronger than the column, whatever the sheet's width.
      _print: { display: 'none !important' },
      [twoColumns]: {
        display: 'flex',
        flexDirection: 'column',
        gap: '4',
        gridColumn: '2',
        gridRow: '1 / span 2',
        alignSelf: 'start',
        position: 'sticky',
        insetBlockStart: '16px',
        // The height that the top bar leaves.
        maxHeight: 'calc(100dvh - 84px)',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        order: 2,
      },
    },
    decision: { order: 2, minWidth: 0, flexShrink: 0, containerType: 'inline-size' },
    // Its bar sticks to the end of the page, not of this.
    nextStep: {
      display: 'contents',
      [twoColumns]: { display: 'none' },
    },
    more: {
      order: 4,
      minWidth: 0,
      flexShrink: 0,
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      '&:empty': { display: 'none' },
      // Lines between its parts.
      '& > * + *': {
        borderBlockStartWidth: '1px',
        borderBlockStartStyle: 'solid',
        borderBlockStartColor: 'line.default',
      },
    },
  },
});
