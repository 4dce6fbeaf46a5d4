import { slotRecipe } from '@forecourt/ui/styling';

export const factStripRecipe = slotRecipe({
  className: 'report-fact-strip',
  slots: ['root', 'fact', 'label', 'value'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(96px, 33%), 1fr))',
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
    },
    label: { textStyle: 'caption', color: 'fg.muted' },
    value: {
      textStyle: 'title',
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
