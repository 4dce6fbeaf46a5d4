import { slotRecipe } from '@forecourt/ui/styling';

/** Widths of the columns at the end of a row; the head above the list has the same. */
const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: '4',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
} as const;

export const requestRowRecipe = slotRecipe({
  className: 'request-row',
  slots: [
    'row',
    'head',
    'headStart',
    'headMain',
    'nobody',
    'headEnd',
    'columns',
    'cell',
    'car',
    'sale',
    'date',
    'status',
    'plate',
  ],
  base: {
    row: {
      // On phones each request is a card of its own.
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
      smDown: { display: 'none' },
    },
    headStart: { width: '36px', flexShrink: 0 },
    headMain: { flex: '1 1 0', minWidth: 0 },
    headEnd: { width: '20px', flexShrink: 0 },
    columns: {
      ...columns,
      smDown: { display: 'flex', flexWrap: 'wrap', width: '100%', rowGap: '1', columnGap: '2' },
    },
    cell: { minWidth: 0, truncate: true },
    car: {
      width: 'clamp(150px, 24vw, 380px)',
      smDown: { width: 'auto', order: 2 },
    },
    nobody: {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      color: 'fg.subtle',
    },
    sale: { width: '150px', mdDown: { display: 'none' }, smDown: { display: 'none' } },
    date: { width: '84px', smDown: { width: 'auto', order: 3, marginInlineStart: 'auto' } },
    status: { width: '112px', smDown: { width: 'auto', order: 1 } },
    plate: { color: 'fg.default', fontWeight: 500 },
  },
});
