/** Looks that the rows of all lists share; each list adds the widths of its own columns. */
export const rowSlots = {
  row: {
    // On phones each item is a card of its own.
    smDown: {
      paddingInline: '3',
      paddingBlockStart: '2',
      '& > div': {
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'line.default',
        borderRadius: 'lg',
      },
    },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: 0,
    height: '32px',
    paddingInline: '4',
    overflowY: 'hidden',
    scrollbarGutter: 'stable',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'line.default',
    color: 'fg.muted',
    textStyle: 'caption',
    whiteSpace: 'nowrap',
    smDown: { display: 'none' },
  },
  headCheck: { display: 'flex', padding: '1' },
  headMain: { flex: '1 1 0', minWidth: 0 },
  headEnd: { width: '20px', flexShrink: 0 },
  columns: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '4',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    smDown: {
      display: 'flex',
      flexWrap: 'wrap',
      width: '100%',
      minWidth: 0,
      rowGap: '1',
      columnGap: '2',
    },
  },
  cell: { minWidth: 0, truncate: true },
} as const;
