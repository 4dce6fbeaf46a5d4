import { defineSlotRecipe } from '@forecourt/ui/styling';

/** The checklist of a handover, 280 to 430 px wide. */
export const handoverRecipe = defineSlotRecipe({
  className: 'handover',
  slots: ['root', 'head', 'progress', 'list', 'part', 'item', 'date', 'sides', 'side', 'naming'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 },
    head: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      '& > h3': { textStyle: 'title' },
    },
    progress: {
      textStyle: 'caption',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    list: { listStyle: 'none', margin: '0', padding: '0' },
    part: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      paddingBlock: '3',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line.default',
      '&:last-child': { borderBlockEndWidth: '0' },
      // A line of its own each, as there is nothing to do.
      '&[data-closed]': { paddingBlock: '1', borderBlockEndWidth: '0' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontWeight: 600,
      '& > svg': { flexShrink: 0, color: 'fg.muted' },
      '&[data-done] > svg': { color: 'success.fg' },
      '& > :nth-child(2)': { flex: 1, minWidth: 0 },
      // The line stays as high as those of the other parts.
      '& > button': { marginBlock: '-6px' },
    },
    date: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    // Under the words of the part, past its icon.
    sides: {
      display: 'grid',
      // A name takes one line if it can, and the boxes of all parts are below each other.
      gridTemplateColumns: 'fit-content(65%) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      paddingInlineStart: '24px',
      // A box is drawn 3 px inside of its hit area.
      '& input': { marginInlineStart: '-3px', _coarse: { marginInlineStart: '-13px' } },
    },
    side: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '28px',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      '& > svg': { flexShrink: 0 },
      '&[data-done] > svg': { color: 'success.fg' },
    },
    // The label and what is wrong take the whole width, so that the buttons stay beside the control.
    naming: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      rowGap: '1.5',
      paddingInlineStart: '24px',
      paddingBlockStart: '1',
      '& > :first-child': { display: 'contents' },
      '& > :first-child > *': { gridColumn: '1 / -1' },
      '& > :first-child > :nth-child(2)': { gridArea: '2 / 1' },
      '& > button': { gridRow: 2, marginInlineStart: '2' },
    },
  },
});
