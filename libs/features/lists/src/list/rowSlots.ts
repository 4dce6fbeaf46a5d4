/** A column of the table: next to the row's text; on cards below it, one after another. */
const cell = {
  gridRow: '1 / 3',
  alignSelf: 'center',
  boxSizing: 'border-box',
  minWidth: 0,
  paddingInlineStart: '4',
  color: 'fg.muted',
  fontSize: 'sm',
  truncate: true,
  smDown: { paddingInlineStart: '0' },
} as const;

/** The style of a column, by its name in `--row-columns`. */
export const column = <Name extends string>(name: Name) =>
  ({ ...cell, gridColumn: name }) as typeof cell & { gridColumn: Name };

/**
 * Styles shared by the rows of all lists. Each list defines its columns, by name, as
 * `--row-columns` on its rows and their header.
 */
export const rowSlots = {
  row: {
    // On phones each item is a card of its own.
    smDown: {
      marginInline: '3',
      marginBlockStart: '2',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
    },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'auto var(--row-picture) minmax(0, 1fr) var(--row-columns) 32px',
    alignItems: 'center',
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
    '& > input': { gridColumn: 1, marginInlineStart: '1', marginInlineEnd: '4' },
    '& > span': { gridRow: 1, fontSize: 'inherit' },
    smDown: { display: 'none' },
  },
  headMain: { gridColumn: 3, minWidth: 0, marginInlineStart: '3' },
  date: {
    ...column('date'),
    smDown: { paddingInlineStart: '0', order: 3, marginInlineStart: 'auto' },
  },
  status: {
    gridColumn: 'status',
    gridRow: '1 / 3',
    alignSelf: 'center',
    justifySelf: 'start',
    marginInlineStart: '4',
    smDown: { marginInlineStart: '0', order: 1 },
  },
} as const;
