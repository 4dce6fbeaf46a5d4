import { defineSlotRecipe } from '@forecourt/ui/styling';

const line = {
  borderBottomWidth: '1px',
  borderBottomStyle: 'solid',
  borderBottomColor: 'line.default',
  '&:last-child': { borderBottomWidth: '0' },
} as const;

/** Lists of an auction: offers, best first, and dealers. */
export const listRecipe = defineSlotRecipe({
  className: 'auction-list',
  slots: [
    'list',
    'line',
    'row',
    'main',
    'amount',
    'dealer',
    'name',
    'meta',
    'delivery',
    'ways',
    'comment',
  ],
  base: {
    list: {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      '&[data-scrolls]': { maxHeight: '320px', overflowY: 'auto' },
    },
    /** An offer in the card: amount, dealer and time side by side. */
    line: {
      ...line,
      display: 'flex',
      alignItems: 'baseline',
      gap: '3',
      paddingBlock: '2',
      '&[data-best]': { fontWeight: 600 },
    },
    row: {
      ...line,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      rowGap: '0.5',
      paddingBlock: '2',
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
    amount: { minWidth: '64px', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    dealer: { flex: '1 1 0', minWidth: 0, truncate: true },
    name: { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
    meta: { color: 'fg.muted', textStyle: 'caption', fontWeight: 400, whiteSpace: 'nowrap' },
    delivery: {
      flexBasis: '100%',
      color: 'fg.muted',
      textStyle: 'caption',
      '&[data-missed]': { color: 'warning.fg' },
    },
    ways: { flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '1' },
    comment: { flexBasis: '100%', color: 'fg.muted', fontWeight: 400, overflowWrap: 'anywhere' },
  },
});
