import { defineSlotRecipe } from '@forecourt/ui/styling';

/** Everything ends where a wide page does, as on the other pages of a branch. */
const end = 'max(var(--page-gutter), calc(100% - 1296px))';

/** The same for rows in a list, which may have a scroll bar beside them. */
const rowEnd = 'max(calc(var(--page-gutter) - 100cqi + 100%), calc(100% - 1296px))';
/** Where what is known of a row has columns. */
const wide = '@container (min-width: 780px)';
const list = { containerType: 'inline-size' } as const;

const line = { borderStyle: 'solid', borderColor: 'line.default', borderWidth: '0' } as const;
const row = {
  ...line,
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '64px',
  marginInlineStart: 'var(--page-gutter)',
  marginInlineEnd: rowEnd,
  paddingBlock: '2',
  borderBlockEndWidth: '1px',
} as const;

export const billingRecipe = defineSlotRecipe({
  className: 'billing',
  slots: [
    'sample',
    'quiet',
    'plan',
    'price',
    'status',
    'section',
    'filter',
    'list',
    'methods',
    'row',
    'icon',
    'main',
    'state',
    'title',
    'amount',
    'end',
  ],
  base: {
    sample: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      // Under the title instead of beside it.
      smDown: { paddingBlockStart: '1' },
    },
    quiet: { textStyle: 'caption', color: 'fg.muted' },
    plan: {
      ...line,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      minHeight: '64px',
      marginInlineStart: 'var(--page-gutter)',
      marginInlineEnd: end,
      marginBlockStart: '5',
      marginBlockEnd: '3',
      paddingInline: '4',
      paddingBlock: '3',
      borderWidth: '1px',
      borderRadius: 'lg',
      backgroundColor: 'bg.subtle',
    },
    price: { textStyle: 'title', fontVariantNumeric: 'tabular-nums' },
    status: { display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: 'auto' },
    section: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      flexShrink: 0,
      paddingInline: 'var(--page-gutter)',
      paddingBlockStart: '5',
      paddingBlockEnd: '2',
    },
    filter: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      columnGap: '4',
      rowGap: '2',
      paddingInline: 'var(--page-gutter)',
      paddingBlockEnd: '3',
      '& > :first-child': { flex: '0 1 320px', minWidth: 0 },
      '& > p': { paddingBlockEnd: '2', fontVariantNumeric: 'tabular-nums' },
    },
    list: {
      ...list,
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minHeight: '240px',
    },
    methods: {
      ...list,
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    row,
    icon: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '36px',
      height: '36px',
      borderRadius: 'md',
      backgroundColor: 'bg.muted',
      color: 'fg.muted',
    },
    main: {
      flex: 1,
      minWidth: 0,
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: '3',
      },
    },
    // States begin at one line.
    state: { [wide]: { flex: '0 0 128px' } },
    title: { fontWeight: 600, overflowWrap: 'anywhere' },
    // In the middle of the rows' words, not of the rows.
    end: { display: 'block', marginInlineEnd: 'max(0px, calc(100% - 1280px))' },
    amount: {
      minWidth: '92px',
      smDown: { minWidth: '48px' },
      textAlign: 'end',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      '&[data-void]': { color: 'fg.muted', textDecoration: 'line-through' },
    },
  },
});
