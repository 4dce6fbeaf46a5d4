import { slotRecipe } from '@forecourt/ui/styling';

/** Lists of an auction: offers, best first, and dealers. */
export const listRecipe = slotRecipe({
  className: 'auction-list',
  slots: ['list', 'row', 'main', 'amount', 'name', 'meta', 'comment'],
  base: {
    list: { listStyle: 'none', margin: '0', padding: '0', maxHeight: '420px', overflowY: 'auto' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      rowGap: '0.5',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.default',
      '&:last-child': { borderBottomWidth: '0' },
      '&[data-best]': { fontWeight: 600 },
    },
    main: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '2',
      flex: '1 1 220px',
      minWidth: 0,
    },
    amount: { minWidth: '88px', fontVariantNumeric: 'tabular-nums' },
    name: { minWidth: 0, overflowWrap: 'anywhere' },
    meta: { color: 'fg.muted', textStyle: 'caption', fontWeight: 400, whiteSpace: 'nowrap' },
    comment: { flexBasis: '100%', color: 'fg.muted', fontWeight: 400, overflowWrap: 'anywhere' },
  },
});
