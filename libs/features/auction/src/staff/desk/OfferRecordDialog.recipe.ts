import { defineSlotRecipe } from '@forecourt/ui/styling';

/** Entries of the record: what, how much and by whom in columns; on phones below one another. */
export const recordRecipe = defineSlotRecipe({
  className: 'offer-record',
  slots: ['list', 'row', 'action', 'amount', 'actor', 'at', 'hash'],
  base: {
    list: {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      maxHeight: '50vh',
      overflowY: 'auto',
      focusRing: 'inside',
    },
    row: {
      display: 'grid',
      gridTemplateColumns: '24px 172px 96px minmax(0, 1fr) 132px 104px',
      alignItems: 'baseline',
      columnGap: '3',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.default',
      color: 'fg.muted',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      '&:last-child': { borderBottomWidth: '0' },
      smDown: { gridTemplateColumns: '24px minmax(0, 1fr) auto', rowGap: '0.5' },
    },
    action: { textStyle: 'body', color: 'fg.default' },
    amount: { textStyle: 'body', color: 'fg.default', textAlign: 'end' },
    actor: { overflowWrap: 'anywhere', smDown: { gridColumn: '2' } },
    at: { whiteSpace: 'nowrap' },
    hash: { textStyle: 'code', smDown: { gridColumn: '2 / -1' } },
  },
});
