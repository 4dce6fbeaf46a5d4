import { defineSlotRecipe } from '@forecourt/ui/styling';

export const factStripRecipe = defineSlotRecipe({
  className: 'report-fact-strip',
  slots: ['root', 'line', 'fact', 'label', 'value', 'converted'],
  base: {
    root: {
      containerType: 'inline-size',
      containerName: 'facts',
      _print: { breakInside: 'avoid' },
    },
    // All in one line if each of six has 115 px, as 133,662 mi needs; else three of six in a line, or two of two or four, and the
    // last two of five share theirs: no cell is ever empty.
    line: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      overflow: 'hidden',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      '&:empty': { display: 'none' },
      '@container facts (width >= 690px)': {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
      '@container facts (width < 690px)': {
        '& > *': { gridColumn: 'span 2' },
        '&:has(> :only-child) > *': { gridColumn: 'span 6' },
        '&:has(> :last-child:nth-child(2)) > *': { gridColumn: 'span 3' },
        '&:has(> :last-child:nth-child(4)) > *': { gridColumn: 'span 3' },
        '&:has(> :last-child:nth-child(5)) > :nth-child(n + 4)': { gridColumn: 'span 3' },
      },
    },
    fact: {
      // Values align where a label takes two lines.
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      rowGap: '1',
      minWidth: 0,
      // Lines between facts; those at the edge are cut off.
      marginBlockStart: '-1px',
      marginInlineStart: '-1px',
      padding: '3',
      borderBlockStartWidth: '1px',
      borderInlineStartWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
    },
    label: { textStyle: 'caption', color: 'fg.muted' },
    value: {
      textStyle: 'title',
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums',
    },
    converted: { display: 'block', textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});
