import { slotRecipe } from '@forecourt/ui/styling';

export const factStripRecipe = slotRecipe({
  className: 'report-fact-strip',
  slots: ['root', 'fact', 'label', 'value'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      overflow: 'hidden',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      '&:empty': { display: 'none' },
      _print: { breakInside: 'avoid' },
    },
    fact: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      // Six in a line if each has 96 px, or else three: never five and one below. Two in the last
      // line share it.
      flex: '1 0 clamp(96px, (576px - 100%) * 999, 33%)',
      minWidth: 0,
      // Lines between facts; those at the edge are cut off.
      marginBlockStart: '-1px',
      marginInlineStart: '-1px',
      paddingBlock: '3',
      paddingInline: '3',
      borderBlockStartWidth: '1px',
      borderInlineStartWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      // In lines of three, the last one takes what is left.
      '@container report (width < 576px)': {
        '&:nth-child(4):last-child': { gridColumn: 'span 3' },
        '&:nth-child(5):last-child': { gridColumn: 'span 2' },
      },
    },
    label: { textStyle: 'caption', color: 'fg.muted' },
    // At the bottom, so that values align where a label takes two lines.
    value: {
      marginBlockStart: 'auto',
      textStyle: 'title',
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
